<?php
/**
 * The rules of the cart: what may be in it, and what it costs.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The answer for a quantity that is not in stock; `$available` is how many can be had instead. */
function vitrine_short( $stock, $available ) {
	/* translators: %d: number of pieces */
	$message = $stock > 0 ? sprintf( _n( 'Only %d is left.', 'Only %d are left.', $stock, 'vitrine' ), $stock ) : __( 'This product is sold out.', 'vitrine' );
	return array_filter(
		array(
			'Message'   => $message,
			'Available' => max( 0, $available ),
		)
	);
}

/** A quantity that somebody has sent: a whole number of 0 to 999, or null. */
function vitrine_quantity( $given ) {
	if ( ! is_numeric( $given ) || (float) $given !== floor( (float) $given ) || $given < 0 || $given > 999 ) {
		return null;
	}
	return (int) $given;
}

/** The answer for a request that makes no sense. */
function vitrine_not_known( $message ) {
	return array(
		'Message' => $message,
		'status'  => 400,
	);
}

/** Adds to what is in the cart. Returns a refusal, or null. */
function vitrine_add( $id, $given ) {
	$product  = vitrine_product( $id );
	$quantity = vitrine_quantity( $given );
	if ( ! $product || ! $quantity ) {
		return vitrine_not_known( __( 'This product cannot be bought.', 'vitrine' ) );
	}
	return vitrine_change_cart(
		function ( &$cart ) use ( $product, $quantity ) {
			$present = (int) ( $cart['items'][ $product['id'] ] ?? 0 );
			if ( $present + $quantity > $product['stock'] ) {
				return vitrine_short( $product['stock'], $product['stock'] - $present );
			}
			$cart['items'][ $product['id'] ] = $present + $quantity;
		}
	);
}

/** Sets the quantity of an item; 0 removes it. Returns a refusal, or null. */
function vitrine_set_quantity( $id, $given ) {
	$quantity = vitrine_quantity( $given );
	if ( null === $quantity ) {
		return vitrine_not_known( __( 'This is no quantity.', 'vitrine' ) );
	}
	return vitrine_change_cart(
		function ( &$cart ) use ( $id, $quantity ) {
			if ( 0 === $quantity ) {
				unset( $cart['items'][ $id ] );
				return null;
			}
			$stock = isset( $cart['items'][ $id ] ) && vitrine_product( $id ) ? vitrine_stock( $id ) : 0;
			if ( $quantity > $stock ) {
				return vitrine_short( $stock, $stock );
			}
			$cart['items'][ $id ] = $quantity;
		}
	);
}

/** The items with their products and their totals, and the sums. A product that is no longer sold has left the cart. */
function vitrine_sums( $cart ) {
	$items    = array();
	$count    = 0;
	$subtotal = 0;
	foreach ( $cart['items'] as $id => $quantity ) {
		$product = vitrine_product( $id );
		if ( ! $product ) {
			continue;
		}
		$total     = $product['price'] * $quantity;
		$items[]   = $product + compact( 'quantity', 'total' );
		$count    += $quantity;
		$subtotal += $total;
	}
	$coupon    = '' === $cart['coupon'] ? null : vitrine_coupon( $cart['coupon'] );
	$reduction = vitrine_reduction( $coupon, $subtotal );
	$products  = $subtotal - $reduction;
	$delivery  = $count > 0 ? vitrine_delivery_price( $cart ) : 0;
	$total     = $products + $delivery;
	$code      = $coupon['code'] ?? '';
	return compact( 'items', 'count', 'subtotal', 'reduction', 'products', 'delivery', 'total', 'code' );
}

/** The summary that the contract asks for. */
function vitrine_summary() {
	$sums = vitrine_sums( vitrine_cart() );
	return array(
		'ItemsCount'        => $sums['count'],
		'AmountTaxInclHtml' => vitrine_money( $sums['products'] ),
		'AmountTaxExclHtml' => vitrine_money( vitrine_without_tax( $sums['products'] ) ),
	);
}
