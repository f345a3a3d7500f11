<?php
/**
 * The tables of the demonstration shop: carts, coupons and orders. Products are posts.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The name of a table, with the prefix of the site. */
function vitrine_table( $name ) {
	global $wpdb;
	return $wpdb->prefix . 'vitrine_' . $name;
}

/** Makes the tables, or changes them to their present form. */
function vitrine_make_tables() {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$end = ') ENGINE=InnoDB ' . $wpdb->get_charset_collate() . ';';
	dbDelta(
		'CREATE TABLE ' . vitrine_table( 'carts' ) . " (
		id char(64) NOT NULL,
		content longtext NOT NULL,
		changed datetime NOT NULL,
		PRIMARY KEY  (id),
		KEY changed (changed)
		$end"
	);
	dbDelta(
		'CREATE TABLE ' . vitrine_table( 'coupons' ) . " (
		code varchar(40) NOT NULL,
		percent int NOT NULL DEFAULT 0,
		amount int NOT NULL DEFAULT 0,
		uses_left int NULL,
		PRIMARY KEY  (code)
		$end"
	);
	dbDelta(
		'CREATE TABLE ' . vitrine_table( 'orders' ) . " (
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		attempt char(32) NOT NULL,
		cart_id char(64) NOT NULL,
		email varchar(190) NOT NULL,
		content longtext NOT NULL,
		total int NOT NULL,
		created datetime NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY attempt (attempt)
		$end"
	);
}
