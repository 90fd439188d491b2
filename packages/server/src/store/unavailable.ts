/** The store cannot be asked at the moment. What was being written may be written or not. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
