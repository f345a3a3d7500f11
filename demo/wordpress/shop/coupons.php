<?php
/**
 * Coupons: a percentage or an amount, some with a number of uses.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The coupon of a code that can still be used, or null. */
function vitrine_coupon( $code ) {
	global $wpdb;
	$table = vitrine_table( 'coupons' );
	$code  = strtoupper( trim( $code ) );
	// phpcs:ignore WordPress.DB
	$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE code = %s AND (uses_left IS NULL OR uses_left > 0)", $code ), ARRAY_A );
	return $row ? $row : null;
}

/** What a coupon takes off an amount: never more than it. */
function vitrine_reduction( $coupon, $amount ) {
	if ( ! $coupon ) {
		return 0;
	}
	$percent = intdiv( $amount * (int) $coupon['percent'] + 50, 100 );
	return max( 0, min( $amount, $percent + (int) $coupon['amount'] ) );
}

/** Uses a coupon for an order, inside its transaction: false if the last use was taken meanwhile. */
function vitrine_use_coupon( $code ) {
	global $wpdb;
	$table  = vitrine_table( 'coupons' );
	$coupon = vitrine_coupon( $code );
	if ( ! $coupon || null === $coupon['uses_left'] ) {
		return (bool) $coupon;
	}
	// phpcs:ignore WordPress.DB
	return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $table SET uses_left = uses_left - 1 WHERE code = %s AND uses_left > 0", $coupon['code'] ) );
}

/** Applies a code to the cart; a second time changes nothing. Returns whether the code holds. */
function vitrine_apply_coupon( $code ) {
	$coupon = vitrine_coupon( $code );
	if ( $coupon ) {
		vitrine_change_cart(
			function ( &$cart ) use ( $coupon ) {
				$cart['coupon'] = $coupon['code'];
			}
		);
	}
	return (bool) $coupon;
}

/** Takes the code off the cart. */
function vitrine_remove_coupon() {
	vitrine_change_cart(
		function ( &$cart ) {
			$cart['coupon'] = '';
		}
	);
}
