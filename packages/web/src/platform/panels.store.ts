import { create } from 'zustand'

/**
 * What every frame may open: the help of the page, and the tour of the product. Their code is
 * loaded when they open.
 */
type Panels = { isHelpOpen: boolean; isTourOpen: boolean }
export const usePanels = create<Panels>(() => ({ isHelpOpen: false, isTourOpen: false }))
export const openHelp = () => usePanels.setState({ isHelpOpen: true, isTourOpen: false })
export const closeHelp = () => usePanels.setState({ isHelpOpen: false })
export const openTour = () => usePanels.setState({ isTourOpen: true, isHelpOpen: false })
export const closeTour = () => usePanels.setState({ isTourOpen: false })
