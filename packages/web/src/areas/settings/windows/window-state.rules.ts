import type { WINDOW_STATES } from '@residency/contract/areas/settings/windows/time-window.contract'

type WindowState = (typeof WINDOW_STATES)[number]
export const isOpen = (state: WindowState): boolean => state === 'open'
export const isUpcoming = (state: WindowState): boolean => state === 'upcoming'
