<?php
/**
 * The HTML of the cart and of the checkout, for pages and for calls. All values are escaped here.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The address of a page of the shop. */
function vitrine_page_url( $name ) {
	$pages = (array) get_option( 'vitrine_pages', array() );
	return empty( $pages[ $name ] ) ? home_url( '/' ) : get_permalink( $pages[ $name ] );
}

/** The items of the cart as a form. */
function vitrine_items_html() {
	$cart = vitrine_cart();
	$sums = vitrine_sums( $cart );
	$html = sprintf( '<form method="post" action="%s">', esc_url( vitrine_page_url( 'cart' ) ) );
	// The first button of a form answers Enter.
	$html .= sprintf( '<button type="submit" class="screen-reader-text" tabindex="-1">%s</button>', esc_html__( 'Update the cart', 'vitrine' ) );
	if ( '' !== $cart['notice'] ) {
		$html .= sprintf( '<p role="alert">%s</p>', esc_html( $cart['notice'] ) );
	}
	/* translators: %d: number of pieces */
	$html .= sprintf( '<p>%s</p><ul class="vitrine-items">', esc_html( sprintf( _n( '%d item', '%d items', $sums['count'], 'vitrine' ), $sums['count'] ) ) );
	foreach ( $sums['items'] as $item ) {
		$html .= vitrine_item_html( $item );
	}
	return $html . '</ul>' . vitrine_amounts_html( $sums ) . sprintf( '<button type="submit" data-part="update">%s</button></form>', esc_html__( 'Update the cart', 'vitrine' ) );
}

/** One item. */
function vitrine_item_html( $item ) {
	/* translators: %s: name of a product */
	$quantity = sprintf( __( 'Quantity of %s', 'vitrine' ), $item['name'] );
	/* translators: %s: name of a product */
	$remove = sprintf( __( 'Remove %s', 'vitrine' ), $item['name'] );
	return sprintf(
		'<li data-item-id="%1$d" data-item-key="Catalog-%1$d" data-item-name="%2$s" data-quantity="%3$d" data-price="%4$s" data-sku="%5$s" data-currency="%6$s">
		<a href="%7$s">%8$s</a> <span data-part="item-error" role="alert"></span>
		<quantity-input product-name="%2$s" min-qty="1" max-qty="%9$d"><input type="number" inputmode="numeric" name="Quantity-%1$d" value="%3$d" min="1" aria-label="%10$s"></quantity-input>
		<span>%11$s</span>
		<button type="submit" name="remove" value="%1$d" aria-label="%12$s">%13$s</button></li>',
		$item['id'],
		esc_attr( $item['name'] ),
		$item['quantity'],
		esc_attr( vitrine_decimal( $item['price'] ) ),
		esc_attr( $item['sku'] ),
		esc_attr( VITRINE_CURRENCY ),
		esc_url( $item['url'] ),
		esc_html( $item['name'] ),
		999,
		esc_attr( $quantity ),
		esc_html( vitrine_money( $item['total'] ) ),
		esc_attr( $remove ),
		esc_html__( 'Remove', 'vitrine' )
	);
}

/** The sums of the cart. */
function vitrine_amounts_html( $sums ) {
	$html = '';
	if ( $sums['reduction'] > 0 ) {
		$html .= sprintf( '<p>%s: -%s</p>', esc_html( $sums['code'] ), esc_html( vitrine_money( $sums['reduction'] ) ) );
	}
	return $html . sprintf( '<p>%s: <strong>%s</strong></p>', esc_html__( 'Products', 'vitrine' ), esc_html( vitrine_money( $sums['products'] ) ) );
}

/** The ways of delivery; one that does not serve the country says so. */
function vitrine_methods_html( $cart = null ) {
	$cart = is_array( $cart ) ? $cart : vitrine_cart();
	$html = '';
	foreach ( vitrine_methods() as $id => list( $name, $price ) ) {
		$serves = vitrine_serves( $id, $cart['country'] );
		$html  .= sprintf(
			'<label><input type="radio" name="ShippingMethodId" value="%d" %s %s> %s, %s%s</label>',
			$id,
			checked( $serves && $id === $cart['method'], true, false ),
			disabled( $serves, false, false ),
			esc_html( $name ),
			esc_html( vitrine_money( $price ) ),
			$serves ? '' : ' ' . esc_html__( '(not in this country)', 'vitrine' )
		);
	}
	return $html;
}

/** The cart with choices of a form that are not its own yet; nothing is kept. */
function vitrine_chosen( $given ) {
	$cart    = vitrine_cart();
	$codes   = array_keys( vitrine_countries() );
	$country = $codes[ (int) ( $given['ShippingCountryId'] ?? 0 ) - 1 ] ?? $cart['country'];
	$method  = (int) ( $given['ShippingMethodId'] ?? $cart['method'] );
	return array_merge( $cart, compact( 'country' ), array( 'method' => vitrine_serves( $method, $country ) ? $method : 1 ) );
}

/** What the order costs, and the total that the shopper has seen. */
function vitrine_summary_html( $sums ) {
	/* translators: %s: amount */
	$total = sprintf( __( 'Total: %s', 'vitrine' ), vitrine_money( $sums['total'] ) );
	return vitrine_amounts_html( $sums ) . sprintf(
		'<p>%s: %s</p><p><strong>%s</strong></p><p hidden data-part="announcement">%s</p><input type="hidden" name="SeenTotal" value="%d">',
		esc_html__( 'Delivery', 'vitrine' ),
		esc_html( vitrine_money( $sums['delivery'] ) ),
		esc_html( $total ),
		esc_html( $total ),
		$sums['total']
	);
}
