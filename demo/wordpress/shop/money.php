<?php
/**
 * Amounts: whole numbers of minor units everywhere but in what is shown.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The currency of the shop. */
const VITRINE_CURRENCY = 'EUR';

/** Percent of tax that prices include. */
const VITRINE_TAX = 21;

/** An amount as readers of the site's language write it. */
function vitrine_money( $minor ) {
	if ( 'en' === vitrine_culture() ) {
		return ( $minor < 0 ? '-' : '' ) . '€' . number_format( abs( $minor ) / 100, 2, '.', ',' );
	}
	return number_format( $minor / 100, 2, ',', "\u{a0}" ) . "\u{a0}€";
}

/** An amount as data: `24.00`. */
function vitrine_decimal( $minor ) {
	return sprintf( '%s%d.%02d', $minor < 0 ? '-' : '', intdiv( abs( $minor ), 100 ), abs( $minor ) % 100 );
}

/** The same amount without its tax, rounded to the minor unit. */
function vitrine_without_tax( $minor ) {
	return intdiv( $minor * 200 + 100 + VITRINE_TAX, 2 * ( 100 + VITRINE_TAX ) );
}
