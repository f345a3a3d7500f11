<?php
/**
 * The library on the pages: its script, its style sheet and its settings.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The address of the folder with the library's files. */
function vitrine_library_url() {
	$given = vitrine_settings()['library'];
	return $given ? $given : plugins_url( 'dist', VITRINE_FILE );
}

/** The culture of the site: the setting, or the language of WordPress. The library has texts in seven; others use English. */
function vitrine_culture() {
	$given = vitrine_settings()['culture'];
	if ( $given ) {
		return $given;
	}
	$language = strtolower( substr( get_locale(), 0, 2 ) );
	return in_array( $language, array( 'fr', 'nl', 'es', 'de', 'it', 'pt', 'en' ), true ) ? $language : 'en';
}

/** The path of WordPress on its host, without a slash at its end: the calls of the shop begin with it. */
function vitrine_app_path() {
	return untrailingslashit( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) );
}

/** True on pages that are left as they are: previews and the customizer. Admin and feeds do not run these hooks. */
function vitrine_is_left_alone() {
	return is_admin() || is_feed() || is_preview() || is_customize_preview() || is_embed();
}

/** The settings that the page prints for the library. */
function vitrine_page_settings() {
	$settings = array(
		'appPath' => vitrine_app_path(),
		'culture' => vitrine_culture(),
		'locale'  => get_bloginfo( 'language' ),
	);
	return apply_filters( 'vitrine_page_settings', $settings );
}

add_action( 'wp_enqueue_scripts', 'vitrine_enqueue' );

/** The script and the style sheet, on every page of the site: a page that loads in place may have tags. */
function vitrine_enqueue() {
	$version = vitrine_settings()['library'] ? null : VITRINE_VERSION;
	wp_enqueue_style( 'vitrine', vitrine_library_url() . '/vitrine.css', array(), $version );
	wp_enqueue_style( 'vitrine-site', plugins_url( 'vitrine-site.css', VITRINE_FILE ), array( 'vitrine' ), VITRINE_VERSION );
	// No version in the address of the module: page scripts import the same address, and two would be two libraries.
	wp_enqueue_script( 'vitrine', vitrine_library_url() . '/vitrine.js', array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	wp_enqueue_script( 'vitrine-site', plugins_url( 'vitrine-site.js', VITRINE_FILE ), array( 'vitrine' ), VITRINE_VERSION, false );
}

add_filter( 'script_loader_tag', 'vitrine_as_module', 10, 2 );

/** The scripts of the plugin are modules. */
function vitrine_as_module( $tag, $handle ) {
	if ( 'vitrine' !== $handle && 'vitrine-site' !== $handle ) {
		return $tag;
	}
	$tag = preg_replace( '/ type=([\'"])text\/javascript\1/', '', $tag );
	return preg_replace( '/<script /', '<script type="module" ', $tag, 1 );
}

add_action( 'wp_head', 'vitrine_print_page_settings', 1 );

/** The settings as JSON, in which no `<` can end the script. */
function vitrine_print_page_settings() {
	printf(
		'<script type="application/json" id="shop-settings">%s</script>' . "\n" . '<script type="application/json" id="shop-strings">{}</script>' . "\n",
		wp_json_encode( vitrine_page_settings(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) // phpcs:ignore WordPress.Security.EscapeOutput
	);
	printf( '<meta name="vitrine-library" content="%s">' . "\n", esc_url( vitrine_library_url() ) );
}
