<?php
/**
 * The tags of the library and their attributes, from the manifest that comes with it: nothing of it is written here.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The attributes of each tag: array( 'copy-button' => array( 'text', … ) ). */
function vitrine_tags() {
	static $tags = null;
	if ( null !== $tags ) {
		return $tags;
	}
	$tags = array();
	$file = dirname( VITRINE_FILE ) . '/dist/custom-elements.json';
	$data = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions
	foreach ( $data['modules'] ?? array() as $module ) {
		foreach ( $module['declarations'] ?? array() as $declaration ) {
			if ( isset( $declaration['tagName'] ) ) {
				$tags[ $declaration['tagName'] ] = wp_list_pluck( $declaration['attributes'] ?? array(), 'name' );
			}
		}
	}
	return $tags;
}
