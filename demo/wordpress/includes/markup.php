<?php
/**
 * HTML as WordPress can read it: its filters take any `>` for the end of a tag, and a line break for the end of a name.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** A tag with its attributes, in which values may have any sign. */
const VITRINE_TAG = '~<([a-z][^\s<>/"\']*)((?:\s+[^\s<>="\'/]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'<>`]+))?|\s*/)*)\s*>~i';

/** One attribute of it. */
const VITRINE_ATTRIBUTE = '~([^\s<>="\'/]+)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'<>`]+)))?~';

/** The same HTML, with each tag of several attributes on one line, and the signs < and > in values as entities. */
function vitrine_plain_markup( $html ) {
	return (string) preg_replace_callback(
		VITRINE_TAG,
		function ( $match ) {
			if ( '' === trim( $match[2] ) ) {
				return $match[0];
			}
			preg_match_all( VITRINE_ATTRIBUTE, $match[2], $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
			$text = '';
			foreach ( $found as $one ) {
				$value = $one[2] ?? $one[3] ?? $one[4] ?? null;
				$text .= ' ' . $one[1] . ( null === $value ? '' : '="' . vitrine_plain_value( $value ) . '"' );
			}
			return '<' . $match[1] . $text . ( '/' === substr( rtrim( $match[2] ), -1 ) ? ' /' : '' ) . '>';
		},
		$html
	);
}

/** A value in double quotes, in which entities stay what they are. */
function vitrine_plain_value( $value ) {
	return str_replace( array( '"', '<', '>', '[', ']' ), array( '&quot;', '&lt;', '&gt;', '&#091;', '&#093;' ), $value );
}
