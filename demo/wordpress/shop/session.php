<?php
/**
 * The visitor's cart: found by a cookie, which the first change sets. Pages set none, so that a cache may keep them.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

const VITRINE_COOKIE = 'vitrine_cart';

/** The id of the visitor's cart, or '' for a visitor without one. The database knows the cookie by its hash alone. */
function vitrine_cart_id() {
	global $vitrine_token;
	$token = $vitrine_token ?? sanitize_key( wp_unslash( $_COOKIE[ VITRINE_COOKIE ] ?? '' ) );
	return preg_match( '/^[0-9a-f]{32}$/', $token ) ? hash( 'sha256', $token ) : '';
}

/** The id of the visitor's cart; one without a cart gets a cookie. */
function vitrine_begin_cart() {
	global $vitrine_token;
	if ( '' === vitrine_cart_id() ) {
		$vitrine_token = bin2hex( random_bytes( 16 ) );
		setcookie(
			VITRINE_COOKIE,
			$vitrine_token,
			array(
				'expires'  => time() + MONTH_IN_SECONDS,
				'path'     => vitrine_app_path() . '/',
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}
	return vitrine_cart_id();
}

/** An empty cart. `attempt` is the key of the next order, by which it is placed once. */
function vitrine_empty_cart() {
	return array(
		'items'   => array(),
		'coupon'  => '',
		'method'  => 1,
		'country' => 'BE',
		'payment' => 'CashOnDelivery',
		'address' => array(),
		'notice'  => '',
		'attempt' => bin2hex( random_bytes( 16 ) ),
	);
}

/** The cart as it is. */
function vitrine_cart() {
	global $wpdb;
	$table = vitrine_table( 'carts' );
	// phpcs:ignore WordPress.DB
	$row = $wpdb->get_var( $wpdb->prepare( "SELECT content FROM $table WHERE id = %s", vitrine_cart_id() ) );
	return vitrine_read_cart( $row );
}

/** The cart of a row. */
function vitrine_read_cart( $row ) {
	$cart = $row ? json_decode( $row, true ) : null;
	return ( is_array( $cart ) ? $cart : array() ) + vitrine_empty_cart();
}

/**
 * Changes the cart in a transaction that holds its row: two changes at once are made one after the other. `$change` gets
 * the cart by reference; a refusal (array( 'Message' => … )) that it returns undoes all.
 */
function vitrine_change_cart( $change ) {
	global $wpdb;
	$id    = vitrine_begin_cart();
	$table = vitrine_table( 'carts' );
	$now   = current_time( 'mysql', true );
	// phpcs:disable WordPress.DB
	$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $table (id, content, changed) VALUES (%s, %s, %s)", $id, wp_json_encode( vitrine_empty_cart() ), $now ) );
	$wpdb->query( 'START TRANSACTION' );
	$cart    = vitrine_read_cart( $wpdb->get_var( $wpdb->prepare( "SELECT content FROM $table WHERE id = %s FOR UPDATE", $id ) ) );
	$refusal = $change( $cart );
	if ( $refusal ) {
		$wpdb->query( 'ROLLBACK' );
		return $refusal;
	}
	$wpdb->query( $wpdb->prepare( "UPDATE $table SET content = %s, changed = %s WHERE id = %s", wp_json_encode( $cart ), $now, $id ) );
	$wpdb->query( 'COMMIT' );
	// phpcs:enable
	return null;
}

/** False for a request that another site has made: its pages may not read or change the cart. */
function vitrine_is_own_request() {
	$origin = sanitize_text_field( wp_unslash( $_SERVER['HTTP_ORIGIN'] ?? '' ) );
	$from   = sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '' ) );
	if ( '' !== $origin ) {
		return strtolower( $origin ) === strtolower( vitrine_origin( home_url() ) );
	}
	return '' === $from || 'same-origin' === $from || 'none' === $from;
}

/** The origin of an address. */
function vitrine_origin( $url ) {
	$parts = wp_parse_url( $url );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** Says that an answer is of one visitor, to browsers and to the caches that WordPress plugins are. */
function vitrine_is_of_visitor() {
	if ( ! defined( 'DONOTCACHEPAGE' ) ) {
		define( 'DONOTCACHEPAGE', true );
	}
	if ( ! headers_sent() ) {
		header( 'Cache-Control: no-store, private' );
	}
}
