<?php
/**
 * The calls of the contract: `{app}/api/v1/…` for data and `{app}/{culture}/widget/…` for HTML are REST routes.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		if ( vitrine_settings()['shop'] ) {
			add_rewrite_rule( '^api/v1/(.+)$', 'index.php?rest_route=/vitrine/v1/$matches[1]', 'top' );
			add_rewrite_rule( '^[a-z]{2}(?:-[a-z]+)?/widget/([a-z]+)/?$', 'index.php?rest_route=/vitrine/v1/widget/$matches[1]', 'top' );
		}
	}
);

add_action( 'rest_api_init', 'vitrine_register_routes' );

/** All routes are public, as the shop is; what they show and change is the visitor's own cart. */
function vitrine_register_routes() {
	if ( ! vitrine_settings()['shop'] ) {
		return;
	}
	$routes = array(
		array( 'GET', '/shoppingcarts', 'vitrine_summary' ),
		array( 'POST', '/catalog/products/addtocart', fn( $r ) => vitrine_add( $r['ProductVariantId'], $r['Quantity'] ?? 1 ) ?? vitrine_summary() ),
		array( 'PUT', '/shoppingcarts/shoppingcartitems/(?P<id>\d+)', fn( $r ) => vitrine_set_quantity( (int) $r['id'], $r['Quantity'] ) ?? vitrine_summary() ),
		array( 'DELETE', '/shoppingcarts/shoppingcartitems/(?P<id>\d+)', fn( $r ) => vitrine_set_quantity( (int) $r['id'], 0 ) ?? vitrine_summary() ),
		array( 'POST', '/shoppingcarts/coupon', fn( $r ) => vitrine_apply_coupon( sanitize_text_field( (string) $r['CouponCode'] ) ) ),
		array( 'DELETE', '/shoppingcarts/coupon', fn() => vitrine_remove_coupon() ?? true ),
		array( 'POST', '/shoppingcarts/shippingmethods', fn( $r ) => vitrine_choose_method( $r['ShippingMethodId'] ) ?? true ),
		array( 'POST', '/shoppingcarts/shippingcountries', fn( $r ) => vitrine_choose_country( $r['CountryCode'] ) ?? true ),
		array( 'POST', '/shoppingcarts/country', fn( $r ) => vitrine_choose_country( $r['ShippingCountryId'] ) ?? true ),
		array( 'GET', '/catalog/search/suggestions', fn( $r ) => vitrine_suggestions( sanitize_text_field( (string) $r['q'] ), (int) $r['nbrResults'] ) ),
		array( 'GET', '/localization/[a-z-]+/stringresources', fn() => new stdClass() ),
		array( 'GET', '/widget/shoppingcartitems', 'vitrine_items_html' ),
		array( 'GET', '/widget/shippingoptions', 'vitrine_methods_html' ),
		array( 'GET', '/widget/checkoutsummary', fn( $r ) => vitrine_summary_html( vitrine_sums( vitrine_chosen( $r->get_params() ) ) ) ),
	);
	foreach ( $routes as list( $method, $path, $answer ) ) {
		register_rest_route(
			'vitrine/v1',
			$path,
			array(
				'methods'             => $method,
				'callback'            => fn( $request ) => vitrine_answer( $answer, $request ),
				'permission_callback' => '__return_true',
			)
		);
	}
}

/** The answer of a call. What has a message is a refusal: of the stock, or of a call that makes no sense. */
function vitrine_answer( $answer, $request ) {
	vitrine_is_of_visitor();
	if ( ! vitrine_is_own_request() ) {
		return new WP_REST_Response( array( 'Message' => __( 'This call is of another site.', 'vitrine' ) ), 403 );
	}
	$data   = $answer( $request );
	$status = 200;
	if ( is_array( $data ) && isset( $data['Message'] ) ) {
		$status = $data['status'] ?? 409;
		unset( $data['status'] );
	}
	$response = new WP_REST_Response( $data, $status );
	$response->header( 'Cache-Control', 'no-store, private' );
	return $response;
}

add_filter( 'rest_pre_serve_request', 'vitrine_serve_html', 10, 3 );

/** HTML is sent as it is, not as JSON. It is made of escaped values where it is made. */
function vitrine_serve_html( $is_served, $result, $request ) {
	if ( $is_served || 0 !== strpos( $request->get_route(), '/vitrine/v1/widget/' ) || ! is_string( $result->get_data() ) ) {
		return $is_served;
	}
	header( 'Content-Type: text/html; charset=UTF-8' );
	echo $result->get_data(); // phpcs:ignore WordPress.Security.EscapeOutput
	return true;
}

/** Products whose title or text has what is typed. */
function vitrine_suggestions( $text, $most ) {
	if ( '' === $text ) {
		return array();
	}
	$found = get_posts(
		array(
			'post_type'      => 'vitrine_product',
			's'              => $text,
			'posts_per_page' => max( 1, min( 10, $most ? $most : 5 ) ),
			'orderby'        => 'relevance',
		)
	);
	return array_map(
		function ( $post ) {
			$terms = get_the_terms( $post, 'vitrine_category' );
			return array(
				'Name'       => html_entity_decode( get_the_title( $post ), ENT_QUOTES ),
				'Photo'      => null,
				'ProductUrl' => get_permalink( $post ),
				'Price'      => vitrine_money( vitrine_product( $post->ID )['price'] ?? 0 ),
				'Category'   => $terms && ! is_wp_error( $terms ) ? $terms[0]->name : '',
			);
		},
		$found
	);
}
