import * as calendar from '@residency/contract/areas/dashboard/calendar/calendar.contract'
import * as address from '@residency/contract/areas/dashboard/calendar/calendar-address.contract'
import * as home from '@residency/contract/areas/dashboard/home-page/home.contract'
import { search as searchCall } from '@residency/contract/areas/dashboard/search/search.contract'
import * as shortcut from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import { dashboardWords } from '@residency/contract/areas/dashboard/text'
import * as waiting from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { listOwnCalendar } from './calendar/list-own-calendar.ts'
import { readCalendar } from './calendar/read-calendar.ts'
import {
  deleteCalendarAddress,
  getCalendarAddress,
  renewCalendarAddress,
} from './calendar/renew-calendar-address.ts'
import { getHome, getHomePart, getHomeRest } from './home-page/get-home.ts'
import { search } from './search/search.ts'
import { countOpenings } from './shortcuts/count-openings.ts'
import { getShortcuts } from './shortcuts/get-shortcuts.ts'
import { saveShortcuts } from './shortcuts/save-shortcuts.ts'
import { listWaitingForMe } from './waiting-work/list-waiting-for-me.ts'

export function dashboardRoutes(binder: Binder) {
  const bind = binder(dashboardWords)

  bind(waiting.listWaitingForMe, listWaitingForMe)
  bind(calendar.listOwnCalendar, listOwnCalendar)
  bind(home.getHome, getHome)
  bind(home.getHomeRest, getHomeRest)
  bind(home.getHomePart, getHomePart)
  bind(searchCall, search)
  bind(shortcut.getShortcuts, getShortcuts)
  bind(shortcut.saveShortcuts, saveShortcuts)
  bind(shortcut.countOpenings, countOpenings)
  bind(address.getCalendarAddress, getCalendarAddress)
  bind(address.renewCalendarAddress, renewCalendarAddress)
  bind(address.deleteCalendarAddress, deleteCalendarAddress)
  bind(address.readCalendar, readCalendar)
}
