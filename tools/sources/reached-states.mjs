/** The states that the actions of a flow lead to from its first state. */
export function reachedStates(flow) {
  const reached = new Set([flow.initial])

  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const step of Object.values(flow.actions))
      if (step.from.some((state) => reached.has(state))) reached.add(step.to)
  }

  return reached
}
