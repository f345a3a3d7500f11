<?php
/**
 * The sample products and the pages of the shop, which an administrator makes by a button.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The pages, each with the shortcode that is its content: name => title, shortcode. */
function vitrine_page_list() {
	return array(
		'shop'     => array( __( 'Shop', 'vitrine' ), 'vitrine_products' ),
		'cart'     => array( __( 'Cart', 'vitrine' ), 'vitrine_cart' ),
		'checkout' => array( __( 'Checkout', 'vitrine' ), 'vitrine_checkout' ),
		'thanks'   => array( __( 'Thank you', 'vitrine' ), 'vitrine_thanks' ),
	);
}

/** Makes what is missing: a second time changes nothing. */
function vitrine_make_samples() {
	global $wpdb;
	vitrine_make_tables();
	$pages = (array) get_option( 'vitrine_pages', array() );
	foreach ( vitrine_page_list() as $name => list( $title, $shortcode ) ) {
		if ( empty( $pages[ $name ] ) || 'publish' !== get_post_status( $pages[ $name ] ) ) {
			$content        = "<!-- wp:shortcode -->[$shortcode]<!-- /wp:shortcode -->";
			$pages[ $name ] = wp_insert_post(
				array(
					'post_type'      => 'page',
					'post_status'    => 'publish',
					'post_title'     => $title,
					'post_name'      => $name,
					'post_content'   => $content,
					'comment_status' => 'closed',
				)
			);
		}
	}
	update_option( 'vitrine_pages', $pages );
	$samples = json_decode( file_get_contents( __DIR__ . '/samples.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	foreach ( $samples['categories'] as $slug => $name ) {
		if ( ! term_exists( $slug, 'vitrine_category' ) ) {
			wp_insert_term( $name, 'vitrine_category', array( 'slug' => $slug ) );
		}
	}
	foreach ( $samples['products'] as $place => $sample ) {
		vitrine_make_sample( $place, $sample );
	}
	foreach ( array( array( 'WELCOME', 10, 0, null ), array( 'FIVE', 0, 500, 1 ) ) as list( $code, $percent, $amount, $uses ) ) {
		$row = array_filter( compact( 'code', 'percent', 'amount' ) ) + ( null === $uses ? array() : array( 'uses_left' => $uses ) );
		if ( ! $wpdb->get_var( $wpdb->prepare( 'SELECT code FROM ' . vitrine_table( 'coupons' ) . ' WHERE code = %s', $code ) ) ) { // phpcs:ignore WordPress.DB
			$wpdb->insert( vitrine_table( 'coupons' ), $row ); // phpcs:ignore WordPress.DB
		}
	}
}

/** One product, unless there is one of its number. */
function vitrine_make_sample( $place, $sample ) {
	list( $title, $category, $price, $stock, $text ) = $sample;

	$sku = sprintf( 'VT-%02d', $place + 1 );
	if ( get_posts( array( 'post_type' => 'vitrine_product', 'meta_key' => 'vitrine_sku', 'meta_value' => $sku, 'post_status' => 'any' ) ) ) { // phpcs:ignore WordPress.DB.SlowDBQuery
		return;
	}
	$id = wp_insert_post(
		array(
			'post_type'    => 'vitrine_product',
			'post_status'  => 'publish',
			'post_title'   => $title,
			'post_content' => "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->",
			'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2024-01-01 12:00' ) + $place * DAY_IN_SECONDS ),
			'meta_input'   => array(
				'vitrine_price'   => $price,
				'vitrine_stock'   => $stock,
				'vitrine_sku'     => $sku,
				'vitrine_picture' => rtrim( $category, 's' ),
			),
		)
	);
	wp_set_object_terms( $id, $category, 'vitrine_category' );
}

/** The button, on the page of the settings. */
function vitrine_print_sample_form() {
	if ( ! vitrine_settings()['shop'] ) {
		return;
	}
	?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<input type="hidden" name="action" value="vitrine_samples">
		<?php wp_nonce_field( 'vitrine_samples' ); ?>
		<p><?php esc_html_e( 'Thirty products, their categories and the four pages of the shop. What is there already stays.', 'vitrine' ); ?></p>
		<?php submit_button( __( 'Make the sample shop', 'vitrine' ), 'secondary' ); ?>
	</form>
	<?php
}

add_action(
	'admin_post_vitrine_samples',
	function () {
		check_admin_referer( 'vitrine_samples' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not do this.', 'vitrine' ), 403 );
		}
		vitrine_make_samples();
		wp_safe_redirect( admin_url( 'options-general.php?page=vitrine' ) );
		exit;
	}
);
