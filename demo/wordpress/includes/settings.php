<?php
/**
 * The settings of the plugin, in the administration under Settings, Vitrine.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The settings with their defaults. An empty address of the library is the plugin's own copy. */
function vitrine_settings() {
	$defaults = array(
		'library'       => '',
		'culture'       => '',
		'in_page_loads' => true,
		'shop'          => true,
	);
	return wp_parse_args( get_option( 'vitrine_settings', array() ), $defaults );
}

/** What is kept of a form, whoever sent it. */
function vitrine_clean_settings( $given ) {
	$given = is_array( $given ) ? $given : array();
	return array(
		'library'       => untrailingslashit( esc_url_raw( $given['library'] ?? '', array( 'http', 'https' ) ) ),
		'culture'       => preg_replace( '/[^a-z-]/', '', strtolower( $given['culture'] ?? '' ) ),
		'in_page_loads' => ! empty( $given['in_page_loads'] ),
		'shop'          => ! empty( $given['shop'] ),
	);
}

add_action(
	'admin_init',
	function () {
		register_setting( 'vitrine', 'vitrine_settings', array( 'sanitize_callback' => 'vitrine_clean_settings' ) );
	}
);

// Another address of the pages, or none: the rules are made anew.
add_action(
	'update_option_vitrine_settings',
	function () {
		delete_option( 'rewrite_rules' );
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( __( 'Vitrine', 'vitrine' ), __( 'Vitrine', 'vitrine' ), 'manage_options', 'vitrine', 'vitrine_print_settings' );
	}
);

/** The page of the settings. */
function vitrine_print_settings() {
	$settings = vitrine_settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Vitrine', 'vitrine' ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'vitrine' ); ?>
			<table class="form-table" role="presentation">
				<?php
				vitrine_print_text( 'library', __( 'Address of the library', 'vitrine' ), $settings['library'], __( 'The folder of vitrine.js. Empty: the copy in this plugin.', 'vitrine' ) );
				vitrine_print_text( 'culture', __( 'Culture', 'vitrine' ), $settings['culture'], __( 'The language of the tags, such as nl. Empty: that of the site.', 'vitrine' ) );
				vitrine_print_box( 'in_page_loads', __( 'Load pages in place', 'vitrine' ), $settings['in_page_loads'] );
				vitrine_print_box( 'shop', __( 'Demonstration shop', 'vitrine' ), $settings['shop'] );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php vitrine_print_sample_form(); ?>
	</div>
	<?php
}

/** A row with a text. */
function vitrine_print_text( $name, $label, $value, $description ) {
	printf(
		'<tr><th scope="row"><label for="vitrine-%1$s">%2$s</label></th><td><input type="text" class="regular-text" id="vitrine-%1$s" name="vitrine_settings[%1$s]" value="%3$s" aria-describedby="vitrine-%1$s-about"><p class="description" id="vitrine-%1$s-about">%4$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( $value ),
		esc_html( $description )
	);
}

/** A row with a box to tick. */
function vitrine_print_box( $name, $label, $is_on ) {
	printf(
		'<tr><th scope="row">%2$s</th><td><label><input type="checkbox" name="vitrine_settings[%1$s]" value="1" %3$s> %2$s</label></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		checked( $is_on, true, false )
	);
}
