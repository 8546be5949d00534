/** The year in which the record of the guide ends; its lessons last until the next has begun. */
export const FIRST_YEAR = 1603

/** The seat of the pupil in that record: Drake. */
export const PUPIL = 1
