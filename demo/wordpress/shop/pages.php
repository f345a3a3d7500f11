<?php
/**
 * The pages of the shop, as shortcodes, and what is on every page: the cart in short, and the messages.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		if ( ! vitrine_settings()['shop'] ) {
			return;
		}
		$pages = array(
			'vitrine_products' => 'vitrine_list_html',
			'vitrine_cart'     => 'vitrine_cart_page',
			'vitrine_checkout' => 'vitrine_checkout_page',
			'vitrine_thanks'   => 'vitrine_thanks_page',
		);
		foreach ( $pages as $name => $page ) {
			add_shortcode( $name, fn() => is_feed() ? '' : vitrine_keep( $page() ) );
		}
	}
);

/** Whether the page that is shown is one of the shop. */
function vitrine_is_page( $name ) {
	$pages = (array) get_option( 'vitrine_pages', array() );
	return ! empty( $pages[ $name ] ) && is_page( $pages[ $name ] );
}

/** Whether a page without scripts is asked for, which has the visitor's own items in it. */
function vitrine_shows_items() {
	return isset( $_GET['items'] ); // phpcs:ignore WordPress.Security.NonceVerification
}

add_action( 'template_redirect', 'vitrine_keep_from_caches', 5 );

/** The checkout and what follows it are of one visitor; the other pages are the same for all. */
function vitrine_keep_from_caches() {
	if ( vitrine_is_page( 'checkout' ) || vitrine_is_page( 'thanks' ) || ( vitrine_is_page( 'cart' ) && vitrine_shows_items() ) ) {
		vitrine_is_of_visitor();
	}
}

/** The cart. Its page is the same for all visitors, and the items are fetched; without scripts a link shows them. */
function vitrine_cart_page() {
	$shows = vitrine_shows_items();
	$items = $shows
		? vitrine_items_html()
		: sprintf( '<noscript><a href="%s">%s</a></noscript>', esc_url( add_query_arg( 'items', 'all', vitrine_page_url( 'cart' ) ) ), esc_html__( 'Show my items', 'vitrine' ) );
	if ( $shows ) {
		vitrine_forget_notice();
	}
	return sprintf(
		'<shop-cart%1$s>%2$s</shop-cart><coupon-form><form method="post" action="%3$s"><label>%4$s <input name="CouponCode" autocomplete="off"></label> <button type="submit" data-part="apply">%5$s</button> <button type="submit" name="CouponRemove" value="true" data-part="remove">%6$s</button></form></coupon-form><p><a class="wp-element-button" href="%7$s">%8$s</a></p>',
		$shows ? '' : ' fetch-items',
		$items,
		esc_url( vitrine_page_url( 'cart' ) ),
		esc_html__( 'Coupon code', 'vitrine' ),
		esc_html__( 'Apply', 'vitrine' ),
		esc_html__( 'Remove', 'vitrine' ),
		esc_url( vitrine_page_url( 'checkout' ) ),
		esc_html__( 'Check out', 'vitrine' )
	);
}

/** A message is shown once. */
function vitrine_forget_notice() {
	if ( '' !== vitrine_cart()['notice'] ) {
		vitrine_change_cart(
			function ( &$cart ) {
				$cart['notice'] = '';
			}
		);
	}
}

/** The checkout: one form, which the browser sends. */
function vitrine_checkout_page() {
	global $vitrine_faults;
	$cart = vitrine_cart();
	$sums = vitrine_sums( $cart );
	if ( ! $sums['items'] ) {
		return sprintf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'Your cart is empty.', 'vitrine' ), esc_url( vitrine_page_url( 'shop' ) ), esc_html__( 'Back to the shop', 'vitrine' ) );
	}
	$fields = '';
	foreach ( vitrine_fields() as $name => $field ) {
		$fields .= vitrine_field_html( $name, $field, $cart['address'][ $name ] ?? '', $vitrine_faults[ $name ] ?? '' );
	}
	return sprintf( '<one-step-checkout><form-validator scroll-top><form method="post" action="%s" class="vitrine-checkout">', esc_url( vitrine_page_url( 'checkout' ) ) )
		. ( empty( $vitrine_faults['order'] ) ? '' : sprintf( '<p role="alert">%s</p>', esc_html( $vitrine_faults['order'] ) ) )
		. sprintf( '<input type="hidden" name="Attempt" value="%s">', esc_attr( $cart['attempt'] ) )
		. $fields
		. vitrine_delivery_html( $cart )
		. vitrine_payment_html( $cart )
		. '<div data-part="summary">' . vitrine_summary_html( $sums ) . '</div>'
		. sprintf( '<button type="submit">%s</button> ', esc_html__( 'Place the order', 'vitrine' ) )
		. sprintf( '<button type="submit" name="Update" value="true" data-part="update" formnovalidate>%s</button>', esc_html__( 'Update the total', 'vitrine' ) )
		. '</form></form-validator></one-step-checkout>';
}

/** A field of the address, with what is wrong in it. */
function vitrine_field_html( $name, $field, $value, $fault ) {
	list( $label, $autocomplete, $type ) = $field;
	return sprintf(
		'<p><label for="vitrine-%1$s">%2$s</label> <input id="vitrine-%1$s" name="%1$s" type="%3$s" autocomplete="%4$s" value="%5$s" data-val="true" data-val-required="%6$s"%7$s> <span data-valmsg-for="%1$s" data-valmsg-replace="true">%8$s</span></p>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( $type ),
		esc_attr( $autocomplete ),
		esc_attr( $value ),
		/* translators: %s: name of a field */
		esc_attr( sprintf( __( 'Please fill in: %s.', 'vitrine' ), $label ) ),
		'email' === $type ? sprintf( ' data-val-email="%s"', esc_attr__( 'This is not an e-mail address.', 'vitrine' ) ) : '',
		esc_html( $fault )
	);
}

/** The country and the ways of delivery. */
function vitrine_delivery_html( $cart ) {
	$options = '';
	$place   = 0;
	foreach ( vitrine_countries() as $code => $name ) {
		$options .= sprintf( '<option value="%d" data-country-code="%s" %s>%s</option>', ++$place, esc_attr( $code ), selected( $cart['country'], $code, false ), esc_html( $name ) );
	}
	return sprintf(
		'<shipping-options method-id="%1$d" country-code="%2$s"><p><label for="vitrine-country">%3$s</label> <select id="vitrine-country" name="ShippingCountryId" autocomplete="shipping country">%4$s</select></p><fieldset><legend>%5$s</legend><div data-part="methods">%6$s</div></fieldset></shipping-options>',
		$cart['method'],
		esc_attr( $cart['country'] ),
		esc_html__( 'Country', 'vitrine' ),
		$options,
		esc_html__( 'Delivery', 'vitrine' ),
		vitrine_methods_html( $cart )
	);
}

/** The payments. */
function vitrine_payment_html( $cart ) {
	$html = '';
	foreach ( vitrine_payments() as $name => list( $label, $text ) ) {
		$html .= sprintf( '<label><input type="radio" name="PaymentMethod" value="%1$s" %2$s> %3$s</label><div data-payment="%1$s">%4$s</div>', esc_attr( $name ), checked( $cart['payment'], $name, false ), esc_html( $label ), esc_html( $text ) );
	}
	return sprintf( '<payment-methods selected="%s"><fieldset><legend>%s</legend>%s</fieldset></payment-methods>', esc_attr( $cart['payment'] ), esc_html__( 'Payment', 'vitrine' ), $html );
}

/** The last page, with the order for whoever has placed it. */
function vitrine_thanks_page() {
	$order = vitrine_order( sanitize_key( wp_unslash( $_GET['order'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.NonceVerification
	if ( ! $order ) {
		return sprintf( '<p>%s</p>', esc_html__( 'There is no such order in this browser.', 'vitrine' ) );
	}
	return sprintf(
		'<p>%s</p><one-step-checkout purchase="%s"></one-step-checkout><p><a href="%s">%s</a></p>',
		/* translators: 1: number of the order, 2: amount */
		esc_html( sprintf( __( 'Your order %1$d of %2$s is on its way.', 'vitrine' ), $order['id'], vitrine_money( (int) $order['total'] ) ) ),
		esc_attr( wp_json_encode( vitrine_purchase( $order ) ) ),
		esc_url( vitrine_page_url( 'shop' ) ),
		esc_html__( 'Back to the shop', 'vitrine' )
	);
}

add_action( 'wp_body_open', 'vitrine_print_bar' );

/** The search and the cart in short, above the theme's header. */
function vitrine_print_bar() {
	if ( ! vitrine_settings()['shop'] || ! get_option( 'vitrine_pages' ) ) {
		return;
	}
	$cart = vitrine_page_url( 'cart' );
	printf(
		'<div class="vitrine-bar" role="region" aria-label="%1$s"><a href="%2$s">%3$s</a> <product-search><form action="%2$s" role="search"><input type="search" name="q" aria-label="%4$s" autocomplete="off"></form></product-search> <cart-summary href="%5$s"><a href="%5$s"><span data-part="label">%6$s</span> <span data-part="count"></span> <span data-part="amount"></span></a></cart-summary></div>',
		esc_attr__( 'Shop', 'vitrine' ),
		esc_url( vitrine_page_url( 'shop' ) ),
		esc_html__( 'Shop', 'vitrine' ),
		esc_attr__( 'Search', 'vitrine' ),
		esc_url( $cart ),
		esc_html__( 'Cart', 'vitrine' )
	);
}

add_action( 'wp_footer', 'vitrine_print_messages' );

/** The places of messages, on every page. */
function vitrine_print_messages() {
	if ( vitrine_settings()['shop'] && get_option( 'vitrine_pages' ) ) {
		printf( '<cart-confirm href="%s"></cart-confirm>', esc_url( vitrine_page_url( 'cart' ) ) );
	}
	echo '<notice-stack></notice-stack><loading-bar></loading-bar>';
}
