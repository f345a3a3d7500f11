<?php
/** Runs the PHP of the standard input inside WordPress: `install` as its first parameter runs it before it is installed. */

$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_ADDRESS'), PHP_URL_HOST);
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
if (($argv[1] ?? '') === 'install') {
    define('WP_INSTALLING', true);
}
require getenv('WORDPRESS_FOLDER') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
eval(stream_get_contents(STDIN));
