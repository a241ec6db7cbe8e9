import { collectionWaiting, informWaiting } from '@residency/contract/areas/messages/waiting'
import { loadAreas, type WebArea } from '../../platform/area.ts'

export const messagesArea: WebArea = {
  name: 'messages',
  pages: {
    // the panel of waiting work is collected from all areas
    'message/inbox/index': async () =>
      (await Promise.all([import('./notices/inbox.page.tsx'), loadAreas()]))[0],
    'message/template/index': () => import('./templates/template-list.page.tsx'),
    'message/delivery/index': () => import('./deliveries/deliveries.page.tsx'),
    'message/inform/own': () => import('./informs/own-informs.page.tsx'),
    'message/inform/index': () => import('./informs/informs.page.tsx'),
    'message/news/index': () => import('./news/news.page.tsx'),
    'message/news/manage': () => import('./news/manage.page.tsx'),
    'message/collection/own': () => import('./collections/own-items.page.tsx'),
    'message/collection/index': () => import('./collections/collections.page.tsx'),
    'message/collection/library': () => import('./collections/library.page.tsx'),
    'message/concern/box': () => import('./concerns/box.page.tsx'),
    'message/concern/index': () => import('./concerns/concerns.page.tsx'),
    'white/concern': () => import('./concerns/sender.page.tsx'),
    'message/group/index': () => import('./recipients/groups.page.tsx'),
  },
  waiting: { ...informWaiting, ...collectionWaiting },
  homeCards: [{ column: 'side', load: () => import('./news/news-card.tsx') }],
}
