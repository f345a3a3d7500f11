<?php
/**
 * Forms that the browser sends: of visitors without scripts, and of the checkout. Each is answered by a redirect, or by
 * the page with what is wrong. They need no nonce, which a cached page cannot have: the cookie is sent by pages of the
 * site alone, and a request that another site has made is refused.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', 'vitrine_answer_forms', 6 );

/** Answers a form that is sent to the cart or to the checkout. */
function vitrine_answer_forms() {
	if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || ! ( vitrine_is_page( 'cart' ) || vitrine_is_page( 'checkout' ) ) ) {
		return;
	}
	vitrine_is_of_visitor();
	if ( ! vitrine_is_own_request() ) {
		wp_die( esc_html__( 'This form is of another site.', 'vitrine' ), 403 );
	}
	$given = array_map( 'sanitize_text_field', array_filter( wp_unslash( $_POST ), 'is_scalar' ) ); // phpcs:ignore WordPress.Security
	if ( vitrine_is_page( 'checkout' ) ) {
		vitrine_answer_checkout( $given );
		return;
	}
	$refusal = vitrine_answer_cart( $given );
	if ( $refusal ) {
		vitrine_change_cart(
			function ( &$cart ) use ( $refusal ) {
				$cart['notice'] = $refusal['Message'];
			}
		);
	}
	wp_safe_redirect( add_query_arg( 'items', 'all', vitrine_page_url( 'cart' ) ), 303 );
	exit;
}

/** A form of the cart. Returns a refusal, or null. */
function vitrine_answer_cart( $given ) {
	if ( isset( $given['ProductVariantId'] ) ) {
		return vitrine_add( $given['ProductVariantId'], $given['Quantity'] ?? 1 );
	}
	if ( isset( $given['remove'] ) ) {
		return vitrine_set_quantity( (int) $given['remove'], 0 );
	}
	if ( isset( $given['CouponRemove'] ) ) {
		return vitrine_remove_coupon();
	}
	if ( isset( $given['CouponCode'] ) ) {
		return vitrine_apply_coupon( $given['CouponCode'] ) ? null : array( 'Message' => __( 'This code is not valid.', 'vitrine' ) );
	}
	$refusal = null;
	foreach ( $given as $name => $value ) {
		if ( preg_match( '/^Quantity-(\d+)$/', $name, $match ) ) {
			$refusal = vitrine_set_quantity( (int) $match[1], $value ) ?? $refusal;
		}
	}
	return $refusal;
}

/** The checkout: its choices are kept; the order is placed unless only the total is asked for. */
function vitrine_answer_checkout( $given ) {
	global $vitrine_faults;
	$address = array_intersect_key( $given, vitrine_fields() );
	vitrine_change_cart(
		function ( &$cart ) use ( $given, $address ) {
			$chosen          = vitrine_chosen( $given );
			$cart['country'] = $chosen['country'];
			$cart['method']  = $chosen['method'];
			$cart['address'] = $address;
			if ( isset( vitrine_payments()[ $given['PaymentMethod'] ?? '' ] ) ) {
				$cart['payment'] = $given['PaymentMethod'];
			}
		}
	);
	if ( isset( $given['Update'] ) ) {
		wp_safe_redirect( vitrine_page_url( 'checkout' ), 303 );
		exit;
	}
	$attempt        = $given['Attempt'] ?? '';
	$vitrine_faults = vitrine_faults( $address );
	if ( ! $vitrine_faults ) {
		$refusal = vitrine_place_order( $attempt, $address, $given['PaymentMethod'] ?? '', (int) ( $given['SeenTotal'] ?? -1 ) );
		if ( ! $refusal ) {
			wp_safe_redirect( add_query_arg( 'order', $attempt, vitrine_page_url( 'thanks' ) ), 303 );
			exit;
		}
		$vitrine_faults = array( 'order' => $refusal['Message'] );
	}
	status_header( 422 );
}
