import { create } from 'zustand'

/**
 * Panels next to any page: its help, and the tour of the product. One is open at a time; their code
 * is loaded when they open.
 */
type Panels = { isHelpOpen: boolean; isTourOpen: boolean }
export const usePanels = create<Panels>(() => ({ isHelpOpen: false, isTourOpen: false }))
export const openHelp = () => usePanels.setState({ isHelpOpen: true, isTourOpen: false })
export const closeHelp = () => usePanels.setState({ isHelpOpen: false })
export const openTour = () => usePanels.setState({ isTourOpen: true, isHelpOpen: false })
export const closeTour = () => usePanels.setState({ isTourOpen: false })
