<?php
/**
 * What an order needs: where it is delivered, how, and how it is paid.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The countries of delivery, by their letters. Their ids are their places, from 1 on. */
function vitrine_countries() {
	return array(
		'BE' => __( 'Belgium', 'vitrine' ),
		'FR' => __( 'France', 'vitrine' ),
		'NL' => __( 'Netherlands', 'vitrine' ),
		'DE' => __( 'Germany', 'vitrine' ),
		'IE' => __( 'Ireland', 'vitrine' ),
	);
}

/** The ways of delivery by their ids, with the price in minor units and the countries. */
function vitrine_methods() {
	return array(
		1 => array( __( 'At home', 'vitrine' ), 595, array_keys( vitrine_countries() ) ),
		2 => array( __( 'Express', 'vitrine' ), 1595, array( 'BE', 'FR', 'NL' ) ),
	);
}

/** The payments. Both are made outside of the shop: it charges nothing. */
function vitrine_payments() {
	return array(
		'CashOnDelivery' => array( __( 'At the door', 'vitrine' ), __( 'Please have the exact amount ready.', 'vitrine' ) ),
		'BankTransfer'   => array( __( 'Bank transfer', 'vitrine' ), __( 'The confirmation has our account and your reference.', 'vitrine' ) ),
	);
}

/** The fields of the address: name => label, autocomplete, type. */
function vitrine_fields() {
	return array(
		'Email'              => array( __( 'E-mail', 'vitrine' ), 'email', 'email' ),
		'ShippingName'       => array( __( 'Name', 'vitrine' ), 'shipping name', 'text' ),
		'ShippingStreet1'    => array( __( 'Street and number', 'vitrine' ), 'shipping address-line1', 'text' ),
		'ShippingPostalCode' => array( __( 'Postal code', 'vitrine' ), 'shipping postal-code', 'text' ),
		'ShippingCity'       => array( __( 'City', 'vitrine' ), 'shipping address-level2', 'text' ),
	);
}

/** Whether a way of delivery serves a country. */
function vitrine_serves( $method, $country ) {
	$methods = vitrine_methods();
	return isset( $methods[ $method ] ) && in_array( $country, $methods[ $method ][2], true );
}

/** The price of the cart's delivery: that of a way that serves its country. */
function vitrine_delivery_price( $cart ) {
	$method = vitrine_serves( $cart['method'], $cart['country'] ) ? $cart['method'] : 1;
	return vitrine_methods()[ $method ][1];
}

/** Chooses a way of delivery. Returns a refusal, or null. */
function vitrine_choose_method( $given ) {
	return vitrine_change_cart(
		function ( &$cart ) use ( $given ) {
			if ( ! vitrine_serves( (int) $given, $cart['country'] ) ) {
				return array( 'Message' => __( 'This delivery does not serve your country.', 'vitrine' ) );
			}
			$cart['method'] = (int) $given;
		}
	);
}

/** Chooses the country, by its letters or its id; a way that does not serve it gives way to the first that does. */
function vitrine_choose_country( $given ) {
	$codes = array_keys( vitrine_countries() );
	$code  = is_numeric( $given ) ? ( $codes[ (int) $given - 1 ] ?? '' ) : strtoupper( (string) $given );
	if ( ! in_array( $code, $codes, true ) ) {
		return array( 'Message' => __( 'We do not deliver to this country.', 'vitrine' ) );
	}
	return vitrine_change_cart(
		function ( &$cart ) use ( $code ) {
			$cart['country'] = $code;
			$cart['method']  = vitrine_serves( $cart['method'], $code ) ? $cart['method'] : 1;
		}
	);
}

/** What is missing or wrong in the fields of a form: name => message. */
function vitrine_faults( $address ) {
	$faults = array();
	foreach ( vitrine_fields() as $name => $field ) {
		$value = $address[ $name ] ?? '';
		if ( '' === $value ) {
			/* translators: %s: name of a field */
			$faults[ $name ] = sprintf( __( 'Please fill in: %s.', 'vitrine' ), $field[0] );
		} elseif ( 'email' === $field[2] && ! is_email( $value ) ) {
			$faults[ $name ] = __( 'This is not an e-mail address.', 'vitrine' );
		}
	}
	return $faults;
}
