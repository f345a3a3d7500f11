import { Hono } from 'hono'
import type { Shop } from '../../../context.ts'
import { idOf } from '../../ids.ts'
import { assetPage } from './asset-page.tsx'
import { deletedPage } from './deleted-page.tsx'
import { guidesPage } from './guides-page.tsx'
import { libraryPage } from './library-page.tsx'
import { picturesPage } from './pictures-page.tsx'
import { forStaff } from './staff-page.ts'

/** The pages of the asset library, for staff alone (ASSETS-53). */
export const assetPages = new Hono<Shop>()

const library = '/assetslibrary/asset/assetsbyfolder'

assetPages.get(
  `${library}/:root{[0-9]+}`,
  forStaff((c) => libraryPage(c, idOf(c.req.param('root') ?? ''))),
)
assetPages.get(
  `${library}/:root{[0-9]+}/:folder{[0-9]+}`,
  forStaff((c) => libraryPage(c, idOf(c.req.param('root') ?? ''), idOf(c.req.param('folder') ?? ''))),
)
assetPages.get(
  '/assetslibrary/asset/details/:id{[0-9]+}',
  forStaff((c) => assetPage(c, idOf(c.req.param('id') ?? ''))),
)
assetPages.get('/assetslibrary/asset/deleted', forStaff(deletedPage))
assetPages.get('/account/staff/pictures', forStaff(picturesPage))
assetPages.get('/account/staff/guides', forStaff(guidesPage))
