import { entryFlow } from '@residency/contract/areas/workload/entries/entry.flow'
import { workloadMenus } from '@residency/contract/areas/workload/menus'
import { workloadWaiting } from '@residency/contract/areas/workload/waiting'
import { workloadEn } from '@residency/contract/areas/workload/words.en'
import { workloadZh } from '@residency/contract/areas/workload/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { entryRoutes } from './entries/entry.routes.ts'
import { entrySheet } from './entries/entry.sheet.ts'
import { entriesOwnRecord, entriesWaiting } from './entries/entry-life.ts'
import { entryNotices } from './entries/entry-notices.seed.ts'

export const workloadArea: Area = {
  name: 'workload',
  words: { 'zh-cn': workloadZh, en: workloadEn },
  menus: workloadMenus,
  routes: entryRoutes,
  flows: [entryFlow],
  sheets: [entrySheet],
  notices: entryNotices,
  ownRecord: [entriesOwnRecord],
  waiting: { kinds: workloadWaiting, count: entriesWaiting },
}
