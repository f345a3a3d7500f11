<?php
/**
 * Orders: placed in one transaction with what they take, once for each attempt.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The order of an attempt of this visitor, or null. */
function vitrine_order( $attempt ) {
	global $wpdb;
	$table = vitrine_table( 'orders' );
	// phpcs:ignore WordPress.DB
	return $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE attempt = %s AND cart_id = %s", $attempt, vitrine_cart_id() ), ARRAY_A );
}

/**
 * Places the order of the cart. `$attempt` is the key that the form had: a second press finds the cart with another, and
 * its order. Returns a refusal, or null.
 */
function vitrine_place_order( $attempt, $address, $payment, $seen_total ) {
	return vitrine_change_cart(
		function ( &$cart ) use ( $attempt, $address, $payment, $seen_total ) {
			if ( $cart['attempt'] !== $attempt ) {
				return vitrine_order( $attempt ) ? null : array( 'Message' => __( 'Your cart has changed. Please look at it once more.', 'vitrine' ) );
			}
			$sums = vitrine_sums( $cart );
			if ( ! $sums['items'] ) {
				return array( 'Message' => __( 'Your cart is empty.', 'vitrine' ) );
			}
			if ( ! vitrine_serves( $cart['method'], $cart['country'] ) || ! isset( vitrine_payments()[ $payment ] ) ) {
				return array( 'Message' => __( 'Please choose a delivery and a payment.', 'vitrine' ) );
			}
			if ( $sums['total'] !== $seen_total || $sums['code'] !== $cart['coupon'] ) {
				return array( 'Message' => __( 'The total has changed. Please look at it once more.', 'vitrine' ) );
			}
			$refusal = vitrine_take_for_order( $sums );
			if ( $refusal ) {
				return $refusal;
			}
			if ( ! vitrine_insert_order( $attempt, $address, $payment, $cart, $sums ) ) {
				return array( 'Message' => __( 'The order could not be placed. Nothing was taken.', 'vitrine' ) );
			}
			$cart            = vitrine_empty_cart();
			$cart['address'] = $address;
		}
	);
}

/** Takes the stock and the coupon, always in the order of the ids: two orders never wait for each other. */
function vitrine_take_for_order( $sums ) {
	$items = $sums['items'];
	usort( $items, fn( $one, $other ) => $one['id'] - $other['id'] );
	foreach ( $items as $item ) {
		if ( ! vitrine_take_stock( $item['id'], $item['quantity'] ) ) {
			$short            = vitrine_short( vitrine_stock( $item['id'] ), 0 );
			$short['Message'] = $item['name'] . ': ' . $short['Message'];
			return $short;
		}
	}
	if ( '' !== $sums['code'] && ! vitrine_use_coupon( $sums['code'] ) ) {
		return array( 'Message' => __( 'The coupon has been used up.', 'vitrine' ) );
	}
	return null;
}

/** Writes the order. */
function vitrine_insert_order( $attempt, $address, $payment, $cart, $sums ) {
	global $wpdb;
	$content = array(
		'address' => $address,
		'payment' => $payment,
		'method'  => $cart['method'],
		'country' => $cart['country'],
		'sums'    => $sums,
	);
	// phpcs:ignore WordPress.DB
	return $wpdb->insert(
		vitrine_table( 'orders' ),
		array(
			'attempt' => $attempt,
			'cart_id' => vitrine_cart_id(),
			'email'   => $address['Email'],
			'content' => wp_json_encode( $content ),
			'total'   => $sums['total'],
			'created' => current_time( 'mysql', true ),
		)
	);
}

/** The order as analytics want it. */
function vitrine_purchase( $order ) {
	$sums  = json_decode( $order['content'], true )['sums'];
	$items = array_map(
		fn( $item ) => array(
			'item_id'   => $item['sku'],
			'item_name' => $item['name'],
			'price'     => $item['price'] / 100,
			'quantity'  => $item['quantity'],
		),
		$sums['items']
	);
	return array(
		'transaction_id' => $order['id'],
		'value'          => $order['total'] / 100,
		'currency'       => VITRINE_CURRENCY,
		'items'          => $items,
	);
}
