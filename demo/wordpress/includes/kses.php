<?php
/**
 * What authors without the right to any HTML may write: the tags of the library with their attributes, and the form
 * controls of HTML inside them.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** Form controls, and media, which WordPress does not allow by itself; all other elements and attributes are its own. */
const VITRINE_CONTROLS = array(
	'form'     => array( 'action', 'method', 'enctype', 'autocomplete', 'novalidate', 'accept-charset', 'target' ),
	'input'    => array( 'type', 'name', 'value', 'checked', 'placeholder', 'required', 'disabled', 'readonly', 'min', 'max', 'step', 'minlength', 'maxlength', 'pattern', 'size', 'multiple', 'accept', 'inputmode', 'autocomplete', 'list', 'form', 'formaction', 'formmethod', 'formnovalidate', 'src', 'alt', 'width', 'height' ),
	'button'   => array( 'form', 'formaction', 'formmethod', 'formnovalidate', 'type', 'name', 'value', 'disabled' ),
	'select'   => array( 'name', 'required', 'disabled', 'multiple', 'size', 'autocomplete', 'form' ),
	'option'   => array( 'value', 'selected', 'disabled', 'label' ),
	'optgroup' => array( 'label', 'disabled' ),
	'textarea' => array( 'name', 'rows', 'cols', 'required', 'disabled', 'readonly', 'placeholder', 'minlength', 'maxlength', 'autocomplete', 'inputmode', 'form' ),
	'fieldset' => array( 'name', 'disabled', 'form' ),
	'datalist' => array(),
	'output'   => array( 'for', 'name', 'form' ),
	'meter'    => array( 'value', 'min', 'max', 'low', 'high', 'optimum' ),
	'progress' => array( 'value', 'max' ),
	'video'    => array( 'playsinline' ),
	'source'   => array( 'src', 'type', 'srcset', 'sizes', 'media' ),
	'time'     => array( 'datetime' ),
	'noscript' => array(),
	'template' => array(),
);

/** Attributes that any element may have, beside those of WordPress. */
const VITRINE_ANYWHERE = array( 'id', 'class', 'lang', 'dir', 'title', 'role', 'hidden', 'tabindex', 'slot', 'inert', 'translate', 'data-*', 'aria-atomic', 'aria-busy', 'aria-controls', 'aria-current', 'aria-describedby', 'aria-details', 'aria-disabled', 'aria-expanded', 'aria-haspopup', 'aria-hidden', 'aria-invalid', 'aria-label', 'aria-labelledby', 'aria-live', 'aria-pressed', 'aria-required', 'aria-selected' );

/** Attributes of the tags that name a function of the page: an author may not call it. */
const VITRINE_NAMES_FUNCTION = array( 'callback' );

add_filter( 'wp_kses_allowed_html', 'vitrine_allow', 10, 2 );

/** Adds them to what WordPress allows in posts. */
function vitrine_allow( $allowed, $context ) {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	$any = array_fill_keys( VITRINE_ANYWHERE, true );
	foreach ( array_keys( $allowed ) as $name ) {
		$allowed[ $name ] = $allowed[ $name ] ? (array) $allowed[ $name ] + $any : $any;
	}
	foreach ( VITRINE_CONTROLS as $name => $attributes ) {
		$allowed[ $name ] = vitrine_attributes( $attributes ) + ( $allowed[ $name ] ?? array() ) + $any;
	}
	foreach ( vitrine_tags() as $name => $attributes ) {
		$allowed[ $name ] = vitrine_attributes( array_diff( $attributes, VITRINE_NAMES_FUNCTION ) ) + $any;
	}
	$allowed['th']['abbr'] = true;
	$allowed['a']         += array( 'hreflang' => true );
	return $allowed;
}

/** Attributes whose value may name no other site: the library fetches some, and shows the answer as HTML of the page. */
function vitrine_attributes( $names ) {
	return array_fill_keys( $names, array( 'value_callback' => 'vitrine_is_of_site' ) );
}

/** False for an address of another site, and for one that runs a script. */
function vitrine_is_of_site( $value ) {
	// As browsers read an address: without spaces at its ends and without line breaks, with \ as /.
	$value = str_replace( '\\', '/', preg_replace( '/[\x00-\x20]+/', '', html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 ) ) );
	if ( preg_match( '~^(javascript|vbscript|data|blob|filesystem):~i', $value ) ) {
		return false;
	}
	if ( ! preg_match( '~^((https?|wss?|ftp):|//)~i', $value ) ) {
		return true;
	}
	$host = wp_parse_url( preg_replace( '~^([a-z]+:)?/*~i', 'http://', $value ), PHP_URL_HOST );
	return $host && strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
}

add_filter( 'pre_kses', 'vitrine_plain_markup' );

add_filter( 'kses_allowed_protocols', 'vitrine_protocols' );

/** The address of a second factor, which an app of the telephone opens. */
function vitrine_protocols( $protocols ) {
	return array_merge( $protocols, array( 'otpauth' ) );
}
