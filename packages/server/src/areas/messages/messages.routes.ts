import { collectionWords } from '@residency/contract/areas/messages/collections/words'
import * as delivery from '@residency/contract/areas/messages/delivery.contract'
import { informWords } from '@residency/contract/areas/messages/informs/words'
import { watchChanges as watchCall } from '@residency/contract/areas/messages/live.contract'
import { newsWords } from '@residency/contract/areas/messages/news/words'
import * as notice from '@residency/contract/areas/messages/notice.contract'
import * as preference from '@residency/contract/areas/messages/preference.contract'
import { recipientWords } from '@residency/contract/areas/messages/recipients/words'
import * as template from '@residency/contract/areas/messages/template.contract'
import { type Bind, namedBy } from '../../platform/http/bind.ts'
import { getUndelivered, listDeliveries } from './channels/list-deliveries.ts'
import { sendAgain } from './channels/send-again.ts'
import { collectionRoutes } from './collections/collection.routes.ts'
import { informRoutes } from './informs/inform.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import { countUnread, listNoticeGroups, listNotices, readAllNotices, readNotice } from './own-notices.ts'
import { changePreferences, getPreferences } from './preferences/own-preferences.ts'
import { recipientRoutes } from './recipients/recipient.routes.ts'
import { listTemplates, updateTemplate } from './templates.ts'
import { watchChanges } from './watch-changes.ts'

export function messagesRoutes(bind: Bind) {
  bind(watchCall, watchChanges)
  bind(notice.listNotices, listNotices)
  bind(notice.listNoticeGroups, listNoticeGroups)
  bind(notice.countUnread, countUnread)
  bind(notice.readNotice, readNotice)
  bind(notice.readAllNotices, readAllNotices)
  bind(delivery.listDeliveries, listDeliveries)
  bind(delivery.sendAgain, sendAgain)
  bind(delivery.getUndelivered, getUndelivered)
  bind(preference.getPreferences, getPreferences)
  bind(preference.changePreferences, changePreferences)
  bind(template.listTemplates, listTemplates)
  bind(template.updateTemplate, updateTemplate)
  recipientRoutes(namedBy(bind, recipientWords))
  informRoutes(namedBy(bind, informWords))
  newsRoutes(namedBy(bind, newsWords))
  collectionRoutes(namedBy(bind, collectionWords))
}
