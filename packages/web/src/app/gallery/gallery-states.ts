/** The five screens of the product, and the states in which each is shown. */
export type GalleryScreen = 'list' | 'detail' | 'form' | 'review' | 'step'
export type ScreenState = 'usual' | 'empty' | 'loading' | 'error' | 'disabled' | 'long'

/** What differs by state: leaving a state out does not compile. */
export type StateExamples<T> = Readonly<Record<ScreenState, T>>
