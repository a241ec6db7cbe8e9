import { settingsWords } from '@residency/contract/areas/settings/text'
import * as time from '@residency/contract/areas/settings/windows/time-window.contract'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { deleteTimeWindows } from './delete-windows.ts'
import { judgeTime } from './find-window.ts'
import {
  getTimeWindowForm,
  listAudienceOptions,
  listTimeWindows,
  listWindowsOfYear,
} from './list-windows.ts'
import { createTimeWindow, updateTimeWindow } from './save-window.ts'
import { timeWindowSheet } from './time-window.sheet.ts'

export function windowsRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(time.listTimeWindows, listTimeWindows)
  bindSheet(bind, time.timeWindowSheet, timeWindowSheet)
  bind(time.listAudienceOptions, listAudienceOptions)
  bind(time.listWindowsOfYear, listWindowsOfYear)
  bind(time.judgeTime, judgeTime)
  bind(time.getTimeWindowForm, getTimeWindowForm)
  bind(time.createTimeWindow, createTimeWindow)
  bind(time.updateTimeWindow, updateTimeWindow)
  bind(time.deleteTimeWindows, deleteTimeWindows)
}
