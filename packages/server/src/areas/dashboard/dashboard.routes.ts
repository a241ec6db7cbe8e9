import * as calendar from '@residency/contract/areas/dashboard/calendar.contract'
import * as address from '@residency/contract/areas/dashboard/calendar-address.contract'
import * as home from '@residency/contract/areas/dashboard/home.contract'
import * as shortcut from '@residency/contract/areas/dashboard/shortcut.contract'
import * as waiting from '@residency/contract/areas/dashboard/waiting.contract'
import { dashboardWords } from '@residency/contract/areas/dashboard/words'
import type { Binder } from '../../platform/http/bind.ts'
import { countOpenings } from './count-openings.ts'
import { getHome, getHomePart } from './get-home.ts'
import { getShortcuts } from './get-shortcuts.ts'
import { listOwnCalendar } from './list-own-calendar.ts'
import { listWaitingForMe } from './list-waiting-for-me.ts'
import { readCalendar } from './read-calendar.ts'
import { deleteCalendarAddress, getCalendarAddress, renewCalendarAddress } from './renew-calendar-address.ts'
import { saveShortcuts } from './save-shortcuts.ts'

export function dashboardRoutes(binder: Binder) {
  const bind = binder(dashboardWords)

  bind(waiting.listWaitingForMe, listWaitingForMe)
  bind(calendar.listOwnCalendar, listOwnCalendar)
  bind(home.getHome, getHome)
  bind(home.getHomePart, getHomePart)
  bind(shortcut.getShortcuts, getShortcuts)
  bind(shortcut.saveShortcuts, saveShortcuts)
  bind(shortcut.countOpenings, countOpenings)
  bind(address.getCalendarAddress, getCalendarAddress)
  bind(address.renewCalendarAddress, renewCalendarAddress)
  bind(address.deleteCalendarAddress, deleteCalendarAddress)
  bind(address.readCalendar, readCalendar)
}
