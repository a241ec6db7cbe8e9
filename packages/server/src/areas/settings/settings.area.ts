import { schoolMenus, settingsMenus } from '@residency/contract/areas/settings/access'
import { listOwnGuides as ownGuidesCall } from '@residency/contract/areas/settings/guides/guide.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { type Area, homeAnswer } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { dictItemSheet } from './dictionaries/dict-item.sheet.ts'
import { settingsDictionaryUses } from './dictionaries/dictionary-uses.ts'
import { syncDictionaries } from './dictionaries/sync-dictionaries.ts'
import { guideSheet } from './guides/guide.sheet.ts'
import { listOwnGuides, mayReadGuide } from './guides/list-guides.ts'
import { calendarDaySheet } from './holidays/calendar-day.sheet.ts'
import { holidayCalendar } from './holidays/holiday-calendar.ts'
import { fillHolidays } from './holidays/shipped-years.ts'
import { fillSchools } from './schools/fill-schools.ts'
import { schoolSheet } from './schools/school.sheet.ts'
import { setUpNotices } from './set-up/set-up-notices.seed.ts'
import { settingsSetUp, setUpAnswer } from './set-up/set-up-steps.ts'
import { settingsRoutes, setUpRoutes } from './settings.routes.ts'
import { settingsHome } from './settings-home.ts'
import {
  measureTasks,
  requeueStalledTasks,
  sweepTasks,
  TASKS_AFTER_RESTORE,
} from './tasks/maintain-tasks.ts'
import { taskRunner } from './tasks/run-task.ts'
import { taskNotices } from './tasks/task-notices.seed.ts'
import { tasksRoutes } from './tasks/tasks.routes.ts'
import { timeWindowSheet } from './windows/time-window.sheet.ts'

export const settingsArea: Area = {
  name: 'settings',
  home: settingsHome,
  homeAnswers: [homeAnswer(ownGuidesCall, {}, listOwnGuides), setUpAnswer],
  health: [measureTasks],
  words: settingsWords,
  menus: [...settingsMenus, ...schoolMenus],
  setUpSteps: settingsSetUp,
  routes(binder) {
    settingsRoutes(binder)
    tasksRoutes(binder)
    setUpRoutes(binder)
  },
  sheets: [dictItemSheet, timeWindowSheet, calendarDaySheet, guideSheet, schoolSheet],
  notices: kindsOf(taskNotices, setUpNotices),
  recordReaders: { guide: mayReadGuide },
  dictionaryUses: settingsDictionaryUses,
  calendar: holidayCalendar,
  workers: { imports: taskRunner, exports: taskRunner, sheets: taskRunner },
  schedule: [
    {
      name: 'stalled tasks',
      everyMs: 30_000,
      run: ({ db, services, now }) => requeueStalledTasks(db, services.jobs, now()),
    },
    {
      name: 'old tasks',
      everyMs: HOUR_MS,
      run: ({ db, services, now }) => sweepTasks(db, services.blobs, now()),
    },
  ],
  async sync({ db, now, services }) {
    await syncDictionaries(db, services.areas)
    await fillSchools(db)
    await fillHolidays(db, now())
  },
  afterRestore: [TASKS_AFTER_RESTORE],
}
