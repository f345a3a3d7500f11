import type { ThemePage } from './theme.ts'

const field = (label: string, name: string, type: string, autocomplete: string) =>
  `<label>${label} <input type="${type}" name="${name}" autocomplete="${autocomplete}" required></label>`
const wait = '<p>One moment …</p>'

/** Pages of list, checkout and account: static, filled by an adapter. */
export const shopPages: readonly ThemePage[] = [
  {
    path: '/en/',
    title: 'Home',
    html: '<h1>Shop</h1><p><a href="/en/list">All products</a> <a href="/en/electronics">Electronics</a></p>',
  },
  {
    path: '/en/list',
    title: 'Products',
    html: `<h1>Products</h1><page-fragment class="listed" src="/en/widget/productlist" no-cache>${wait}</page-fragment>`,
  },
  {
    path: '/en/electronics',
    title: 'Electronics',
    html: `<h1>Electronics</h1>
<page-fragment class="listed" src="/en/widget/productlist?categoryId=electronics" no-cache>${wait}</page-fragment>`,
  },
  {
    path: '/en/checkout',
    title: 'Checkout',
    html: `<h1>Checkout</h1><page-fragment src="/en/widget/checkout" no-cache>${wait}</page-fragment>`,
  },
  {
    path: '/en/checkout/confirmation',
    title: 'Your order',
    html: `<h1>Your order</h1><page-fragment src="/en/widget/orderconfirmation" no-cache>${wait}</page-fragment>`,
  },
  {
    path: '/en/security/login',
    title: 'Sign in',
    html: `<h1>Sign in</h1>
<login-form><form method="post" action="/en/security/login">
  <div data-valmsg-summary="true"><ul></ul></div>
  ${field('Email', 'Email', 'email', 'username')} ${field('Password', 'Password', 'password', 'current-password')}
  <button>Sign in</button>
</form></login-form>
<p><a href="/en/security/register">Create an account</a> <a href="/en/security/forgot">Forgotten password</a></p>`,
  },
  {
    path: '/en/security/register',
    title: 'Create an account',
    html: `<h1>Create an account</h1>
<register-form><form method="post" action="/en/security/register">
  <div data-valmsg-summary="true"><ul></ul></div>
  ${field('First name', 'FirstName', 'text', 'given-name')} ${field('Last name', 'LastName', 'text', 'family-name')}
  ${field('Email', 'Email', 'email', 'username')} ${field('Password', 'Password', 'password', 'new-password')}
  <button>Create an account</button>
</form></register-form>`,
  },
  {
    path: '/en/security/forgot',
    title: 'Forgotten password',
    html: `<h1>Forgotten password</h1>
<forgot-password><form method="post" action="/en/security/forgot">
  ${field('Email', 'Email', 'email', 'username')} <button>Send the link</button>
</form></forgot-password>`,
  },
  {
    path: '/en/account',
    title: 'Account',
    html: `<h1>Account</h1><page-fragment src="/en/widget/account" no-cache>${wait}</page-fragment>
<p><a href="/en/account/orders">Orders</a> <a href="/en/account/addresses">Addresses</a></p>`,
  },
  {
    path: '/en/account/orders',
    title: 'Orders',
    html: `<h1>Orders</h1><page-fragment src="/en/widget/orders" no-cache>${wait}</page-fragment>`,
  },
  {
    path: '/en/account/order',
    title: 'Order',
    html: `<h1>Order</h1><page-fragment src="/en/widget/order" no-cache>${wait}</page-fragment>`,
  },
  {
    path: '/en/account/addresses',
    title: 'Addresses',
    html: `<h1>Addresses</h1><page-fragment src="/en/widget/addresses" no-cache>${wait}</page-fragment>`,
  },
]
