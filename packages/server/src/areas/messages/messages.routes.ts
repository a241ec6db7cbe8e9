import * as notice from '@residency/contract/areas/messages/notice.contract'
import * as template from '@residency/contract/areas/messages/template.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { collectionRoutes } from './collections/collection.routes.ts'
import { getUndelivered } from './count-undelivered.ts'
import { informRoutes } from './informs/inform.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import { countUnread, listNotices, readAllNotices, readNotice } from './own-notices.ts'
import { recipientRoutes } from './recipients/recipient.routes.ts'
import { listTemplates, updateTemplate } from './templates.ts'

export function messagesRoutes(bind: Bind) {
  bind(notice.listNotices, listNotices)
  bind(notice.countUnread, countUnread)
  bind(notice.readNotice, readNotice)
  bind(notice.readAllNotices, readAllNotices)
  bind(notice.getUndelivered, getUndelivered)
  bind(template.listTemplates, listTemplates)
  bind(template.updateTemplate, updateTemplate)
  recipientRoutes(bind)
  informRoutes(bind)
  newsRoutes(bind)
  collectionRoutes(bind)
}
