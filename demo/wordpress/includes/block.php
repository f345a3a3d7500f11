<?php
/**
 * The block "Vitrine tag": HTML with tags of the library, which the server renders.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		register_block_type( dirname( VITRINE_FILE ) . '/editors', array( 'render_callback' => 'vitrine_render_block' ) );
	}
);

/** Its HTML was filtered when the post was saved, by the rights of its author. */
function vitrine_render_block( $attributes ) {
	$html = vitrine_html( (string) ( $attributes['html'] ?? '' ) );
	return doing_filter( 'the_content' ) ? vitrine_keep( $html ) : $html;
}

/** The example of each tag, as the manifest has it. */
function vitrine_examples() {
	$examples = array();
	$data     = json_decode( file_get_contents( dirname( VITRINE_FILE ) . '/dist/custom-elements.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	foreach ( $data['modules'] ?? array() as $module ) {
		foreach ( $module['declarations'] ?? array() as $one ) {
			if ( isset( $one['tagName'] ) && preg_match( '~```html\n(.*?)```~s', $one['description'] ?? '', $match ) ) {
				$examples[ $one['tagName'] ] = trim( $match[1] );
			}
		}
	}
	return $examples;
}

add_action(
	'enqueue_block_editor_assets',
	function () {
		$script = 'vitrine-tag-editor-script';
		wp_add_inline_script( $script, 'var vitrineExamples = ' . wp_json_encode( vitrine_examples(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		wp_set_script_translations( $script, 'vitrine' );
	}
);
