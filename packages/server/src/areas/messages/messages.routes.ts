import * as delivery from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { getUndelivered as undeliveredCall } from '@residency/contract/areas/messages/deliveries/undelivered.contract'
import * as notice from '@residency/contract/areas/messages/notices/notice.contract'
import { watchChanges as watchCall } from '@residency/contract/areas/messages/notices/notice.contract'
import * as preference from '@residency/contract/areas/messages/preferences/preference.contract'
import * as template from '@residency/contract/areas/messages/templates/template.contract'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { kernelWords } from '@residency/contract/kernel'
import {
  listDeciders as listDecidersCall,
  remindDeciders as remindDecidersCall,
} from '@residency/contract/kernel/deciders'
import type { Binder } from '../../platform/http/bind.ts'
import { collectionRoutes } from './collections/collection.routes.ts'
import { concernRoutes } from './concerns/concern.routes.ts'
import { getUndelivered, listDeliveries } from './deliveries/list-deliveries.ts'
import { sendAgain, sendAllAgain, sendManyAgain } from './deliveries/send-again.ts'
import { informRoutes } from './informs/inform.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import {
  countUnread,
  listNoticeGroups,
  listNotices,
  readAllNotices,
  readNotice,
  watchChanges,
} from './notices/own-notices.ts'
import { changePreferences, getPreferences } from './preferences/own-preferences.ts'
import { recipientRoutes } from './recipients/recipient.routes.ts'
import { listDeciders } from './reviews/list-deciders.ts'
import { remindDeciders } from './reviews/remind-deciders.ts'
import { listTemplates, updateTemplate } from './templates/templates.ts'

function reviewsRoutes(binder: Binder) {
  const bind = binder(kernelWords)

  bind(listDecidersCall, listDeciders)
  bind(remindDecidersCall, remindDeciders)
}

export function messagesRoutes(binder: Binder) {
  const bind = binder(messagesWords)

  bind(watchCall, watchChanges)
  bind(notice.listNotices, listNotices)
  bind(notice.listNoticeGroups, listNoticeGroups)
  bind(notice.countUnread, countUnread)
  bind(notice.readNotice, readNotice)
  bind(notice.readAllNotices, readAllNotices)
  bind(delivery.listDeliveries, listDeliveries)
  bind(delivery.sendAgain, sendAgain)
  bind(delivery.sendManyAgain, sendManyAgain)
  bind(delivery.sendAllAgain, sendAllAgain)
  bind(undeliveredCall, getUndelivered)
  bind(preference.getPreferences, getPreferences)
  bind(preference.changePreferences, changePreferences)
  bind(template.listTemplates, listTemplates)
  bind(template.updateTemplate, updateTemplate)
  recipientRoutes(binder)
  informRoutes(binder)
  newsRoutes(binder)
  collectionRoutes(binder)
  concernRoutes(binder)
  reviewsRoutes(binder)
}
