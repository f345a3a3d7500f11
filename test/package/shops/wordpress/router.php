<?php
/** What a web server's rewrite rules do: a file is served, any other address is WordPress's. */

$file = $_SERVER['DOCUMENT_ROOT'] . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (is_file($file) || is_file(rtrim($file, '/') . '/index.php') && rtrim($file, '/') !== $_SERVER['DOCUMENT_ROOT']) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
