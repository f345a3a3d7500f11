<?php
/**
 * Plugin Name: Vitrine
 * Description: The tags of Vitrine in posts, pages and themes, pages that load in place, and a small shop to try them.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: vitrine
 *
 * This plugin is free software: you can redistribute it and/or modify it under the terms of the GNU General Public
 * License, version 2 or any later version. It is distributed without any warranty. The library in its folder `dist` has
 * the MIT licence.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

const VITRINE_VERSION = '0.1.0';
const VITRINE_FILE    = __FILE__;

foreach ( array( 'settings', 'library', 'manifest', 'markup', 'kses', 'content', 'block', 'page-parts' ) as $vitrine_part ) {
	require_once __DIR__ . '/includes/' . $vitrine_part . '.php';
}

foreach ( array( 'schema', 'products', 'samples', 'money', 'session', 'cart', 'coupons', 'checkout', 'orders', 'routes', 'views', 'list', 'pages', 'forms' ) as $vitrine_part ) {
	require_once __DIR__ . '/shop/' . $vitrine_part . '.php';
}

register_activation_hook( __FILE__, 'vitrine_activate' );
register_deactivation_hook( __FILE__, 'flush_rewrite_rules' );

/** Makes the tables of the shop; the addresses follow at the next page. */
function vitrine_activate() {
	vitrine_make_tables();
	delete_option( 'rewrite_rules' );
}
