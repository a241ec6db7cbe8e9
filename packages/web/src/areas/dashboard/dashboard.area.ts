import { loadAreas, type WebArea } from '../../platform/area.ts'

export const dashboardArea: WebArea = {
  name: 'dashboard',
  pages: {
    'dashboard/waiting': async () =>
      (await Promise.all([import('./waiting-work/waiting.page.tsx'), loadAreas()]))[0],
    // Its cards and waiting work are collected from all areas.
    'dashboard/index': async () =>
      (await Promise.all([import('./dashboard.page.tsx'), loadAreas()]))[0],
  },
}
