/** The store cannot be asked at the moment. Whether what was being written is written, nobody knows. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
