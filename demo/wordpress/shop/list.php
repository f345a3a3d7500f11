<?php
/**
 * The list of the products, with its categories, its order and its pages; and what a product's page has.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** Products on a page of the list. */
const VITRINE_PER_PAGE = 12;

/** What the address asks for. The filter is the JSON that <product-filters> writes, or fields of its form. */
function vitrine_asked() {
	// phpcs:disable WordPress.Security.NonceVerification -- a list is read, nothing is changed.
	$filter = json_decode( sanitize_text_field( wp_unslash( $_GET['filter'] ?? '' ) ), true );
	$chosen = (array) ( $filter['Category'] ?? wp_unslash( $_GET['Category'] ?? array() ) );
	$sort   = sanitize_key( $_GET['sort'] ?? '' );
	$page   = (int) ( $_GET['pageindex'] ?? 1 );
	$text   = sanitize_text_field( wp_unslash( $_GET['q'] ?? '' ) );
	// phpcs:enable
	return array(
		'categories' => array_filter( array_map( 'absint', $chosen ) ),
		'sort'       => in_array( $sort, array( 'newest', 'price_asc', 'price_desc' ), true ) ? $sort : '',
		'page'       => max( 1, $page ),
		'text'       => $text,
	);
}

/** The products of a page of the list. */
function vitrine_query( $asked ) {
	$query = array(
		'post_type'      => 'vitrine_product',
		'post_status'    => 'publish',
		'posts_per_page' => VITRINE_PER_PAGE,
		'paged'          => $asked['page'],
		's'              => $asked['text'],
		'orderby'        => array( 'date' => 'newest' === $asked['sort'] ? 'DESC' : 'ASC' ),
	);
	if ( 'price_asc' === $asked['sort'] || 'price_desc' === $asked['sort'] ) {
		$query['meta_key'] = 'vitrine_price'; // phpcs:ignore WordPress.DB.SlowDBQuery
		$query['orderby']  = array(
			'meta_value_num' => 'price_asc' === $asked['sort'] ? 'ASC' : 'DESC',
			'ID'             => 'ASC',
		);
	}
	if ( $asked['categories'] ) {
		$query['tax_query'] = array( // phpcs:ignore WordPress.DB.SlowDBQuery
			array(
				'taxonomy' => 'vitrine_category',
				'terms'    => $asked['categories'],
			),
		);
	}
	return new WP_Query( $query );
}

/** The list as the content of its page. */
function vitrine_list_html() {
	$asked = vitrine_asked();
	$query = vitrine_query( $asked );
	$cards = array_map( fn( $post ) => vitrine_card_html( vitrine_product( $post->ID ) ), $query->posts );
	/* translators: %d: number of products */
	$count = sprintf( _n( '%d product', '%d products', $query->found_posts, 'vitrine' ), $query->found_posts );
	return vitrine_filters_html( $asked ) . vitrine_toolbar_html( $asked )
		. sprintf( '<p data-page-status>%s</p>', esc_html( $count ) )
		. '<product-list display="grid"><ul>' . implode( '', $cards ) . '</ul></product-list>'
		. vitrine_pages_html( $asked, (int) $query->max_num_pages );
}

/** The categories to choose. */
function vitrine_filters_html( $asked ) {
	$boxes = '';
	foreach ( get_terms( array( 'taxonomy' => 'vitrine_category' ) ) as $term ) {
		$is_on  = in_array( $term->term_id, $asked['categories'], true );
		$boxes .= sprintf(
			'<filter-item name="Category" value="%1$d" data-is-selected="%2$s"><label><input type="checkbox" name="Category[]" value="%1$d" %3$s> %4$s <span>%5$d</span></label></filter-item>',
			$term->term_id,
			$is_on ? 'True' : 'False',
			checked( $is_on, true, false ),
			esc_html( $term->name ),
			$term->count
		);
	}
	return sprintf(
		'<product-filters refresh-on-click><a href="#vitrine-filters" data-part="toggle">%1$s <span data-part="count"></span></a>
		<div id="vitrine-filters" data-part="panel"><h2 data-part="heading">%1$s</h2><a href="#vitrine-list" data-part="close">%2$s</a>
		<form method="get" action="%3$s" autocomplete="off"><fieldset><legend>%4$s</legend>%5$s</fieldset>
		<a href="%3$s" data-part="clear">%6$s</a> <button type="submit" data-part="show">%7$s</button></form></div></product-filters>',
		esc_html__( 'Filters', 'vitrine' ),
		esc_html__( 'Close', 'vitrine' ),
		esc_url( vitrine_page_url( 'shop' ) ),
		esc_html__( 'Category', 'vitrine' ),
		$boxes,
		esc_html__( 'Clear all', 'vitrine' ),
		esc_html__( 'Show the products', 'vitrine' )
	);
}

/** The order of the list. */
function vitrine_toolbar_html( $asked ) {
	$sorts   = array(
		''           => __( 'Our choice', 'vitrine' ),
		'newest'     => __( 'Newest first', 'vitrine' ),
		'price_asc'  => __( 'Lowest price first', 'vitrine' ),
		'price_desc' => __( 'Highest price first', 'vitrine' ),
	);
	$options = '';
	foreach ( $sorts as $value => $label ) {
		$options .= sprintf( '<option value="%s" %s>%s</option>', esc_attr( $value ), selected( $asked['sort'], $value, false ), esc_html( $label ) );
	}
	return sprintf(
		'<list-toolbar sorts="newest,price_asc,price_desc" id="vitrine-list"><form method="get" action="%s" autocomplete="off" data-keep-place><label>%s <select name="sort">%s</select></label> <button type="submit" data-part="apply">%s</button></form></list-toolbar>',
		esc_url( vitrine_page_url( 'shop' ) ),
		esc_html__( 'Order', 'vitrine' ),
		$options,
		esc_html__( 'Apply', 'vitrine' )
	);
}

/** The pages of the list. */
function vitrine_pages_html( $asked, $pages ) {
	if ( $pages < 2 ) {
		return '';
	}
	$links = '';
	for ( $page = 1; $page <= $pages; $page++ ) {
		$links .= sprintf(
			'<li><a href="%s" %s aria-label="%s">%d</a></li>',
			esc_url( add_query_arg( 'pageindex', 1 === $page ? false : $page, vitrine_page_url( 'shop' ) ) ),
			$page === $asked['page'] ? 'aria-current="page"' : '',
			/* translators: %d: number of a page */
			esc_attr( sprintf( __( 'Page %d', 'vitrine' ), $page ) ),
			$page
		);
	}
	return sprintf( '<list-pagination page="%d" pages="%d" param="pageindex"><nav aria-label="%s"><ul>%s</ul></nav></list-pagination>', $asked['page'], $pages, esc_attr__( 'Pages', 'vitrine' ), $links );
}

/** A product in the list. */
function vitrine_card_html( $product ) {
	list( $source ) = vitrine_picture( $product['id'], 320 );
	return sprintf(
		'<li data-variant-id="%1$d"><img src="%2$s" alt="" width="320" height="320" loading="lazy"><h2><a href="%3$s">%4$s</a></h2><p>%5$s</p>%6$s</li>',
		$product['id'],
		esc_url( $source ),
		esc_url( $product['url'] ),
		esc_html( $product['name'] ),
		esc_html( vitrine_money( $product['price'] ) ),
		vitrine_add_html( $product, false )
	);
}

/** The form that puts a product into the cart. */
function vitrine_add_html( $product, $has_quantity ) {
	$field = $has_quantity
		? sprintf( '<label for="vitrine-quantity">%s</label> <quantity-input min-qty="1"><input id="vitrine-quantity" type="number" inputmode="numeric" name="Quantity" value="1" min="1"></quantity-input>', esc_html__( 'Quantity', 'vitrine' ) )
		: '<input type="hidden" name="Quantity" value="1">';
	/* translators: %s: name of a product */
	$label = $has_quantity ? '' : sprintf( ' aria-label="%s"', esc_attr( sprintf( __( 'Add %s to the cart', 'vitrine' ), $product['name'] ) ) );
	return sprintf(
		'<add-to-cart sku="%1$s" price="%2$s" currency-code="%3$s"><form method="post" action="%4$s"><input type="hidden" name="ProductVariantId" value="%5$d"><input type="hidden" name="Name" value="%6$s">%7$s <button type="submit"%8$s>%9$s</button></form></add-to-cart>',
		esc_attr( $product['sku'] ),
		esc_attr( vitrine_decimal( $product['price'] ) ),
		esc_attr( VITRINE_CURRENCY ),
		esc_url( vitrine_page_url( 'cart' ) ),
		$product['id'],
		esc_attr( $product['name'] ),
		$field,
		$label,
		esc_html__( 'Add to cart', 'vitrine' )
	);
}

add_filter( 'the_content', 'vitrine_product_content', 98 );

/** A product's page: its picture, its price and its form are before its text. */
function vitrine_product_content( $content ) {
	if ( ! is_singular( 'vitrine_product' ) || get_the_ID() !== get_queried_object_id() || is_feed() ) {
		return $content;
	}
	$product = vitrine_product( get_the_ID() );
	if ( ! $product ) {
		return $content;
	}
	list( $source, $name ) = vitrine_picture( $product['id'], 640 );
	return sprintf(
		'<div class="vitrine-product"><product-gallery><ul data-part="photos"><li><a href="%1$s"><img src="%1$s" alt="%2$s" width="640" height="640"></a></li></ul></product-gallery><div><p class="vitrine-price">%3$s</p>%4$s%5$s</div></div>',
		esc_url( $source ),
		esc_attr( $name ),
		esc_html( vitrine_money( $product['price'] ) ),
		vitrine_add_html( $product, true ),
		$content
	);
}
