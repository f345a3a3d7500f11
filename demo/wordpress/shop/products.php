<?php
/**
 * Products: posts of a type of their own, with a price in minor units, a stock and a number.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'vitrine_register_products', 5 );

/** The type of the products and their categories. */
function vitrine_register_products() {
	if ( ! vitrine_settings()['shop'] ) {
		return;
	}
	register_post_type(
		'vitrine_product',
		array(
			'labels'       => array(
				'name'          => __( 'Products', 'vitrine' ),
				'singular_name' => __( 'Product', 'vitrine' ),
			),
			'public'       => true,
			'show_in_rest' => true,
			'menu_icon'    => 'dashicons-cart',
			'rewrite'      => array( 'slug' => 'product' ),
			'supports'     => array( 'title', 'editor', 'excerpt', 'thumbnail', 'custom-fields' ),
		)
	);
	register_taxonomy(
		'vitrine_category',
		'vitrine_product',
		array(
			'label'        => __( 'Categories', 'vitrine' ),
			'hierarchical' => true,
			'show_in_rest' => true,
			'public'       => false,
			'show_ui'      => true,
		)
	);
	foreach ( array( 'price', 'stock' ) as $name ) {
		vitrine_register_field( $name, 'integer', 'vitrine_whole_number' );
	}
	vitrine_register_field( 'sku', 'string', 'sanitize_text_field' );
	vitrine_register_field( 'picture', 'string', 'sanitize_key' );
}

/** A field of a product, which whoever may edit the product may change. */
function vitrine_register_field( $name, $type, $clean ) {
	register_post_meta(
		'vitrine_product',
		"vitrine_$name",
		array(
			'type'              => $type,
			'single'            => true,
			'show_in_rest'      => true,
			'sanitize_callback' => $clean,
			'auth_callback'     => function ( $allowed, $key, $id ) {
				return current_user_can( 'edit_post', $id );
			},
		)
	);
}

/** A number of minor units or of pieces, from 0 on. */
function vitrine_whole_number( $value ) {
	return max( 0, min( 100000000, (int) $value ) );
}

/** A product that can be bought, or null. */
function vitrine_product( $id ) {
	$post = get_post( (int) $id );
	if ( ! $post || 'vitrine_product' !== $post->post_type || 'publish' !== $post->post_status || '' !== $post->post_password ) {
		return null;
	}
	return array(
		'id'    => $post->ID,
		'name'  => get_the_title( $post ),
		'url'   => get_permalink( $post ),
		'price' => vitrine_whole_number( get_post_meta( $post->ID, 'vitrine_price', true ) ),
		'stock' => vitrine_stock( $post->ID ),
		'sku'   => (string) get_post_meta( $post->ID, 'vitrine_sku', true ),
	);
}

/** The stock as the database has it now, not as this process has read it before. */
function vitrine_stock( $id ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = 'vitrine_stock'", $id ) );
}

/** Takes from the stock, in one step: false if it does not suffice. */
function vitrine_take_stock( $id, $quantity ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$changed = $wpdb->query(
		$wpdb->prepare(
			"UPDATE $wpdb->postmeta SET meta_value = CAST(meta_value AS SIGNED) - %d WHERE post_id = %d AND meta_key = 'vitrine_stock' AND CAST(meta_value AS SIGNED) >= %d",
			$quantity,
			$id,
			$quantity
		)
	);
	wp_cache_delete( $id, 'post_meta' );
	return 1 === $changed;
}

/** The picture of a product: its post's, or one of the plugin. */
function vitrine_picture( $id, $size ) {
	if ( has_post_thumbnail( $id ) ) {
		return array( (string) get_the_post_thumbnail_url( $id, 'large' ), get_the_title( $id ) );
	}
	$name = get_post_meta( $id, 'vitrine_picture', true );
	$name = in_array( $name, array( 'vase', 'bowl', 'cup' ), true ) ? $name : 'vase';
	return array( plugins_url( "shop/pictures/$name.svg", VITRINE_FILE ), get_the_title( $id ) );
}
