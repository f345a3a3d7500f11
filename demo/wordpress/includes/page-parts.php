<?php
/**
 * Pages that load in place: the page area is put into <page-loader>, and what changes outside of it is marked. Themes
 * need not know of it; one that has a <page-loader> of its own is left as it is.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', 'vitrine_begin_page', 100 );

/** The page is read as a whole, after the theme has printed it. */
function vitrine_begin_page() {
	if ( vitrine_settings()['in_page_loads'] && ! vitrine_is_left_alone() && ! is_robots() && ! is_favicon() ) {
		ob_start( 'vitrine_mark_page' );
	}
}

/** Marks a whole page; anything else is returned as it is. */
function vitrine_mark_page( $html ) {
	$begin = strpos( $html, '<main' );
	$end   = strrpos( $html, '</main>' );
	if ( false === $begin || false === $end || $end < $begin || false === strpos( $html, '</html>' ) || false !== strpos( $html, '<page-loader' ) ) {
		return $html;
	}
	$end   += strlen( '</main>' );
	$main   = substr( $html, $begin, $end - $begin );
	$before = substr( $html, 0, $begin );
	$after  = substr( $html, $end );
	if ( ! preg_match( '~^<main[^>]*\stabindex=~', $main ) ) {
		$main = '<main tabindex="-1"' . substr( $main, strlen( '<main' ) );
	}
	return vitrine_mark_parts( $before ) . '<page-loader same-origin-links>' . $main . '</page-loader>' . vitrine_mark_parts( $after );
}

/**
 * Marks the admin bar, the title of the site, and the list of each menu: its button keeps the listeners of the theme. The
 * footer of a block theme is marked as a whole, since its classes are numbered anew on each page.
 */
function vitrine_mark_parts( $html ) {
	$html = vitrine_mark_each( '~<div(?= id="wpadminbar")~', 'admin-bar', $html );
	$html = vitrine_mark_each( '~<(?:h1|h2|p|div)(?=\s[^>]*class="(?:[^"]*\s)?(?:wp-block-)?site-title[\s"])~', 'site-title', $html );
	if ( vitrine_is_block_theme() ) {
		$html = vitrine_mark_each( '~<footer(?=[\s>])~', 'footer', $html );
	}
	return vitrine_mark_menus( $html );
}

/** Marks the beginnings of tags that fit a pattern. */
function vitrine_mark_each( $pattern, $name, $html ) {
	return preg_replace_callback(
		$pattern,
		function ( $match ) use ( $name ) {
			return $match[0] . vitrine_part( $name );
		},
		$html
	);
}

/** The mark of the next part of a name. */
function vitrine_part( $name ) {
	static $counts   = array();
	$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + 1;
	return sprintf( ' data-page-part="%s-%d"', $name, $counts[ $name ] );
}

/** Marks the first list of each menu. */
function vitrine_mark_menus( $html ) {
	$from = 0;
	while ( false !== ( $nav = strpos( $html, '<nav', $from ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
		$end  = strpos( $html, '</nav>', $nav );
		$list = strpos( $html, '<ul', $nav );
		$from = false === $end ? strlen( $html ) : $end;
		if ( false !== $list && $list < $from ) {
			$mark = vitrine_part( 'menu' );
			$html = substr_replace( $html, $mark, $list + strlen( '<ul' ), 0 );
			$from += strlen( $mark );
		}
	}
	return $html;
}

/** Whether the theme is of blocks. */
function vitrine_is_block_theme() {
	return function_exists( 'wp_is_block_theme' ) && wp_is_block_theme();
}
