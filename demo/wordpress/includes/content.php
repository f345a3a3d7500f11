<?php
/**
 * Tags of the library in contents: WordPress makes paragraphs, typographic quotes and smilies of what it finds there.
 * What is inside the shortcode or inside a tag of the library is taken out before, and put back after.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** Takes HTML out of a content: the text that stays in it is put back by vitrine_put_back(). */
function vitrine_keep( $html ) {
	global $vitrine_kept;
	static $begin = '';
	if ( '' === $begin ) {
		$begin = 'vitrinekept' . bin2hex( random_bytes( 6 ) ) . 'x';
	}
	$name                  = $begin . count( (array) $vitrine_kept ) . 'z';
	$vitrine_kept[ $name ] = $html;
	return $name;
}

/** Puts all back. Paragraphs and line breaks that WordPress has made around them alone are removed. */
function vitrine_put_back( $content ) {
	global $vitrine_kept;
	if ( empty( $vitrine_kept ) || false === strpos( $content, 'vitrinekept' ) ) {
		return $content;
	}
	$name    = 'vitrinekept[0-9a-f]{12}x\d+z';
	$content = preg_replace( "~<p[^>]*>\s*((?:$name\s*(?:<br\s*/?>)?\s*)+)</p>~", '$1', $content );
	// One that was kept may hold others: a shortcode inside a tag.
	for ( $depth = 0; $depth < 5 && preg_match( "~$name~", $content ); $depth++ ) {
		$content = preg_replace_callback(
			"~($name)(\s*<br\s*/?>)?~",
			function ( $match ) use ( $vitrine_kept ) {
				return $vitrine_kept[ $match[1] ] ?? '';
			},
			$content
		);
	}
	return $content;
}

/** The HTML for a page; for a feed or a mail, which have no scripts, without the tags and the controls in them. */
function vitrine_html( $html ) {
	if ( ! is_feed() ) {
		return vitrine_plain_markup( $html );
	}
	$allowed = array_diff_key( wp_kses_allowed_html( 'post' ), vitrine_tags(), VITRINE_CONTROLS );
	return wp_kses( $html, $allowed );
}

/** The shortcode: `[vitrine]<coupon-form>…</coupon-form>[/vitrine]` or `[vitrine tag="copy-button" text="…"]…[/vitrine]`. */
function vitrine_shortcode( $attributes, $content = '' ) {
	$attributes = (array) $attributes;
	$content    = vitrine_without_paragraphs( (string) $content );
	$tag        = $attributes['tag'] ?? '';
	unset( $attributes['tag'] );
	if ( '' === $tag ) {
		return vitrine_keep( vitrine_html( $content ) );
	}
	if ( ! isset( vitrine_tags()[ $tag ] ) ) {
		/* translators: %s: name of a tag */
		return current_user_can( 'edit_posts' ) ? esc_html( sprintf( __( 'Vitrine has no tag "%s".', 'vitrine' ), $tag ) ) : '';
	}
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= is_int( $name ) ? ' ' . sanitize_key( $value ) : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	// The attributes of a shortcode are text for WordPress, and so not filtered before.
	$opening = wp_kses( "<$tag$text>", 'post' );
	return vitrine_keep( vitrine_html( $opening . $content . "</$tag>" ) );
}
add_shortcode( 'vitrine', 'vitrine_shortcode' );

/** The classic editor writes a paragraph that only closes or only opens at the ends of the content. */
function vitrine_without_paragraphs( $content ) {
	$content = preg_replace( '~^\s*(</p>|<br\s*/?>)~', '', $content );
	return trim( preg_replace( '~(<p>|<br\s*/?>)\s*$~', '', $content ) );
}

/** Where a tag of the library ends that begins at a place; false for one that is not closed. */
function vitrine_end_of( $html, $tag, $from ) {
	$depth = 0;
	preg_match_all( '~<(/?)' . preg_quote( $tag, '~' ) . '(?=[\s>/])[^>]*>~i', $html, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE, $from );
	foreach ( $found as $one ) {
		$depth += '/' === $one[1][0] ? -1 : 1;
		if ( 0 === $depth ) {
			return $one[0][1] + strlen( $one[0][0] );
		}
	}
	return false;
}

/** Takes out the shortcodes and, in a content without blocks, the outermost tags of the library. */
function vitrine_take_out( $content ) {
	if ( has_shortcode( $content, 'vitrine' ) ) {
		$content = preg_replace_callback( '/' . get_shortcode_regex( array( 'vitrine' ) ) . '/', 'do_shortcode_tag', $content );
	}
	if ( has_blocks( $content ) || false === strpos( $content, '-' ) ) {
		return $content;
	}
	$content = vitrine_plain_markup( $content );
	$names   = implode( '|', array_map( 'preg_quote', array_keys( vitrine_tags() ) ) );
	$from    = 0;
	while ( $names && preg_match( "~<($names)(?=[\s>/])~", $content, $match, PREG_OFFSET_CAPTURE, $from ) ) {
		$start = $match[0][1];
		$end   = vitrine_end_of( $content, $match[1][0], $start );
		if ( false === $end ) {
			$from = $start + 1;
			continue;
		}
		$kept    = vitrine_keep( vitrine_html( substr( $content, $start, $end - $start ) ) );
		$content = substr( $content, 0, $start ) . $kept . substr( $content, $end );
		$from    = $start + strlen( $kept );
	}
	return $content;
}

foreach ( array( 'the_content', 'widget_text_content', 'widget_block_content' ) as $vitrine_content ) {
	add_filter( $vitrine_content, 'vitrine_take_out', 7 );
	add_filter( $vitrine_content, 'vitrine_put_back', 99 );
}

add_filter( 'no_texturize_shortcodes', 'vitrine_not_texturized_shortcodes' );

/** Contents that are texturized without the filters above, such as a template. */
function vitrine_not_texturized_shortcodes( $names ) {
	return array_merge( $names, array( 'vitrine' ) );
}

add_filter( 'no_texturize_tags', 'vitrine_not_texturized' );

/** Block themes texturize the whole page once more: the texts of a field would change with it. */
function vitrine_not_texturized( $names ) {
	return array_merge( $names, array_keys( vitrine_tags() ), array( 'textarea', 'select', 'button', 'template' ) );
}

add_filter( 'mce_external_plugins', 'vitrine_classic_plugin' );
add_filter( 'tiny_mce_before_init', 'vitrine_classic_tags' );

/** In its visual view, the classic editor keeps a tag with its HTML as one box. */
function vitrine_classic_plugin( $plugins ) {
	$plugins['vitrine'] = plugins_url( 'editors/classic.js', VITRINE_FILE );
	return $plugins;
}

/** The tags that are boxes. */
function vitrine_classic_tags( $settings ) {
	$settings['vitrine_tags'] = implode( ' ', array_keys( vitrine_tags() ) );
	return $settings;
}
