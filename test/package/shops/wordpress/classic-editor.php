<?php
/** Opens a post in the classic editor, which WordPress still has, with `classic-editor` in the address of its page. */

add_filter('use_block_editor_for_post', fn ($uses) => $uses && !isset($_GET['classic-editor']));
