import * as holiday from '@residency/contract/areas/settings/holidays/holiday.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { calendarDaySheet } from './calendar-day.sheet.ts'
import { editHolidayDays, generateHolidayYear } from './edit-calendar.ts'
import { countWorkingDays, getHolidayYear, listHolidayYears } from './holiday-years.ts'
import { importHolidayYear, importShippedYear } from './import-holidays.ts'

export function holidaysRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(holiday.listHolidayYears, listHolidayYears)
  bindSheet(bind, holiday.calendarDaySheet, calendarDaySheet)
  bind(holiday.countWorkingDays, countWorkingDays)
  bind(holiday.getHolidayYear, getHolidayYear)
  bind(holiday.importHolidayYear, importHolidayYear)
  bind(holiday.importShippedYear, importShippedYear)
  bind(holiday.generateHolidayYear, generateHolidayYear)
  bind(holiday.editHolidayDays, editHolidayDays)
}
