<?php
/**
 * What the script of the block uses of WordPress.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

return array(
	'dependencies' => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '0.1.0',
);
