<?php
/** The configuration of the WordPress that the proof starts: its address and its database are those of the run. */

define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', getenv('WORDPRESS_ADDRESS'));
define('WP_SITEURL', getenv('WORDPRESS_ADDRESS'));
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', getenv('WORDPRESS_LOG'));
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', hash('sha256', $name . 'key'));
    define($name . '_SALT', hash('sha256', $name . 'salt'));
}
$table_prefix = 'wp_';
require_once __DIR__ . '/wp-settings.php';
