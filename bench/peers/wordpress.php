<?php
// `php wordpress.php create|install|drop`, with the variables of wordpress.ts: the database, and WordPress in it
// with posts and pages, as its own installer makes them.
$database = getenv('WORDPRESS_DATABASE');
$server = parse_url(getenv('PEERS_MARIADB'));
if ($argv[1] !== 'install') {
    try {
        $connection = new mysqli(
            $server['host'],
            rawurldecode($server['user'] ?? ''),
            rawurldecode($server['pass'] ?? ''),
            null,
            $server['port'] ?? 3306,
        );
        $connection->query($argv[1] === 'create'
            ? "create database $database character set utf8mb4"
            : "drop database if exists $database");
    } catch (mysqli_sql_exception $error) {
        fwrite(STDERR, $error->getMessage());
        exit(1);
    }
    exit;
}
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = getenv('WORDPRESS_HOST');
$_SERVER['REQUEST_URI'] = '/';
// In place of the one that sends an email.
function wp_new_blog_notification() {}
require getenv('WORDPRESS_FOLDER') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Wyvern Vale Flooring', 'bench', 'bench@wyvernvale.example', true, '', bin2hex(random_bytes(12)));
update_option('permalink_structure', '/%postname%/');
$paragraphs = json_decode(getenv('WORDPRESS_PARAGRAPHS'));
foreach (range(0, 17) as $at) {
    $chosen = array_map(fn($n) => $paragraphs[($at * 5 + $n) % count($paragraphs)], range(0, 7));
    $blocks = array_map(fn($text) => "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->", $chosen);
    $id = wp_insert_post([
        'post_type' => $at < 12 ? 'post' : 'page',
        'post_status' => 'publish',
        'post_author' => 1,
        'post_title' => wp_trim_words($chosen[0], 5, ''),
        'post_content' => implode("\n", $blocks),
    ], true);
    if (is_wp_error($id)) throw new Exception($id->get_error_message());
}
flush_rewrite_rules();
