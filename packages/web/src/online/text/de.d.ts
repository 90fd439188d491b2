export declare const de: any;
