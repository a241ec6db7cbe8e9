import { dashboardEn } from '@residency/contract/areas/dashboard/words.en'
import { dashboardZh } from '@residency/contract/areas/dashboard/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardArea: Area = {
  name: 'dashboard',
  words: { 'zh-cn': dashboardZh, en: dashboardEn },
  routes: dashboardRoutes,
}
